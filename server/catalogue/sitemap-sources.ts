import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { collections, productListings, products } from '../db/schema/catalogue.ts'

/** The number of products per part of the sitemap. The protocol allows five times as many, but crawlers read such large files slowly. */
const PRODUCTS_PER_PART = 10_000
const MAX_COLLECTIONS = 10_000

/** A product or collection with a page of its own, and the time of its last change. */
type Source = { handle: string; changed: Date }

/** Finds the time of the last change of any collection; null if there are none. */
export async function findLastCollectionChange(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ changed: sql<string | null>`max(${collections.updatedAt})` })
    .from(collections)
  return dateOf(row?.changed)
}

export async function listCollectionSources(db: Database): Promise<Source[]> {
  return db
    .select({ handle: collections.handle, changed: collections.updatedAt })
    .from(collections)
    .orderBy(asc(collections.id))
    .limit(MAX_COLLECTIONS)
}

/** Lists the product parts of the sitemap, numbered from 1, each with the time of its last change. */
export async function listProductSitemapParts(
  db: Database,
): Promise<{ part: number; changed: Date | null }[]> {
  const numbered = db
    .select({
      changed: products.updatedAt,
      part: sql<string>`(row_number() over (order by ${productListings.productId}) - 1) / ${PRODUCTS_PER_PART}`.as(
        'part',
      ),
    })
    .from(productListings)
    .innerJoin(products, eq(products.id, productListings.productId))
    .as('numbered')
  const rows = await db
    .select({ part: numbered.part, changed: sql<string | null>`max(${numbered.changed})` })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(numbered.part)
  return rows.map(({ part, changed }) => ({ part: Number(part) + 1, changed: dateOf(changed) }))
}

export async function listProductSources(db: Database, part: number): Promise<Source[]> {
  // For the products of earlier parts, PostgreSQL reads only the index, which is cheap. It reads product rows only for this part.
  const ids = db
    .select({ id: productListings.productId })
    .from(productListings)
    .orderBy(asc(productListings.productId))
    .limit(PRODUCTS_PER_PART)
    .offset((part - 1) * PRODUCTS_PER_PART)
    .as('ids')
  return db
    .select({ handle: products.handle, changed: products.updatedAt })
    .from(products)
    .innerJoin(ids, eq(ids.id, products.id))
    .orderBy(asc(products.id))
}

const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)
