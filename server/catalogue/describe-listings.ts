import { eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { deriveFacets } from '../../domain/catalogue/facets/derive-facets.ts'
import type { Database, Transaction } from '../db/database.ts'
import { productListings, products } from '../db/schema/catalogue.ts'
import { settings } from '../db/schema/operations.ts'
import { raiseCatalogueRevision } from './catalogue-revision.ts'
import { deriveSearchTerms, deriveSearchText } from './derived-values.ts'
import type { ProductRecord } from './product-record.ts'
import { loadCompleteProducts } from './stored-products.ts'

/** A product that has an entry in the product lists, or for which an entry may be created. */
export type ListedProduct = { productId: number; record: ProductRecord }

/** Returns the data by which products are found in the lists, as JSON: a list of {id, words, terms, facets}. */
export function buildListingData(written: readonly ListedProduct[]): string {
  return JSON.stringify(
    written.map(({ productId, record }) => {
      const facets = deriveFacets(record)
      const terms = deriveSearchTerms(record, facets)
      return { id: productId, words: deriveSearchText(terms), terms, facets: facets.join(' ') }
    }),
  )
}

const BATCH_SIZE = 250

/**
 * The version of the searchable data. Increase it when the data gets a different content. Version 1 added facets. Version 2 added options
 * and facets as search words. Version 3 added handles as search words. Version 4 added motifs.
 */
const DESCRIPTION_VERSION = 4
const KEY = 'listingsDescribedAs'

/** The progress of the update: `upTo` is the id of the last updated product, or null if all products are updated. */
const progress = z.object({ as: z.literal(DESCRIPTION_VERSION), upTo: z.number().nullable() })
type UpTo = z.infer<typeof progress>['upTo']

/**
 * Updates list entries whose searchable data has an old version. Returns how many it updated. Call it at startup; it resumes where an
 * earlier run stopped.
 */
export async function updateOldListings(db: Database): Promise<number> {
  let upTo = await findProgress(db)
  let described = 0
  for (;;) {
    const old = await db
      .select({ id: productListings.productId })
      .from(productListings)
      .where(
        or(isNull(productListings.facets), upTo === null ? undefined : gt(productListings.productId, upTo)),
      )
      .orderBy(productListings.productId)
      .limit(BATCH_SIZE)
    const ids = old.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) break
    described += ids.length
    // The query also finds entries without facets, even if they were updated before. The last id of the batch can therefore be lower than
    // the progress so far.
    if (upTo !== null) upTo = Math.max(upTo, last)
    await describeOld(db, ids, upTo)
  }
  await db.transaction(async (tx) => {
    if (upTo !== null) await noteProgress(tx, null)
    if (described > 0) await raiseCatalogueRevision(tx)
  })
  return described
}

async function findProgress(db: Database): Promise<UpTo> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY))
  const known = progress.safeParse(row?.value)
  return known.success ? known.data.upTo : 0
}

async function noteProgress(tx: Transaction, upTo: UpTo): Promise<void> {
  const value = { as: DESCRIPTION_VERSION, upTo }
  await tx
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

async function describeOld(db: Database, ids: readonly number[], upTo: UpTo): Promise<void> {
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
  const written = (await loadCompleteProducts(db, rows)).map(({ id, record }) => ({ productId: id, record }))
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update product_listings
      set words = array_to_tsvector(string_to_array(r.words, ' ')), terms = r.terms, facets = r.facets
      from jsonb_to_recordset(${buildListingData(written)}::jsonb) as r (id bigint, words text, terms text, facets text)
      where product_listings.product_id = r.id`)
    if (upTo !== null) await noteProgress(tx, upTo)
  })
}
