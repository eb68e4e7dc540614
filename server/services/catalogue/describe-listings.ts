import { inArray, isNull, sql } from 'drizzle-orm'
import { deriveFacets } from '../../../domain/catalogue/facets/derive-facets.ts'
import type { Database } from '../../db/database.ts'
import { productListings, products } from '../../db/schema/catalogue.ts'
import { raiseCatalogueRevision } from './catalogue-revision.ts'
import { searchTermsOf } from './derived-values.ts'
import type { ProductRecord } from './product-record.ts'
import { loadWhole } from './stored-products.ts'

/** A product that has, or may have, a listing. */
export type Described = { productId: number; record: ProductRecord }

/** What listings say of products besides their place and price: the words and facets, as a JSON text of {id, terms, facets}. */
export function describe(written: readonly Described[]): string {
  return JSON.stringify(
    written.map(({ productId, record }) => ({
      id: productId,
      terms: searchTermsOf(record),
      facets: deriveFacets(record).join(' '),
    })),
  )
}

const LISTINGS_A_TIME = 250

/**
 * Describes the listings that were written before there were facets; to be called at start. It goes on where an earlier one was ended;
 * the number of listings described.
 */
export async function describeOldListings(db: Database): Promise<number> {
  let described = 0
  for (;;) {
    const old = await db
      .select({ id: productListings.productId })
      .from(productListings)
      .where(isNull(productListings.facets))
      .limit(LISTINGS_A_TIME)
    if (old.length === 0) break
    described += old.length
    await describeOld(
      db,
      old.map(({ id }) => id),
    )
  }
  if (described > 0) await db.transaction(raiseCatalogueRevision)
  return described
}

async function describeOld(db: Database, ids: readonly number[]): Promise<void> {
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
  const written = (await loadWhole(db, rows)).map(({ id, record }) => ({ productId: id, record }))
  await db.execute(sql`
    update product_listings set terms = r.terms, facets = r.facets
    from jsonb_to_recordset(${describe(written)}::jsonb) as r (id bigint, terms text, facets text)
    where product_listings.product_id = r.id`)
}
