import { and, eq, type SQL, sql } from 'drizzle-orm'
import { collectionProducts, productListings } from '../../db/schema/catalogue.ts'

/** Both tables that lists are read from have the same columns, and indexes on them for each sort. */
export type Listing = typeof productListings | typeof collectionProducts

/** What a list is of: all products on sale, a collection's, or those that match a search (a tsquery). */
export type Scope = { search: string | undefined; collectionId: number | undefined }

export function scopeTable({ collectionId }: Pick<Scope, 'collectionId'>): Listing {
  return collectionId === undefined ? productListings : collectionProducts
}

export function scopeCondition({ search, collectionId }: Scope): SQL | undefined {
  const matches = search === undefined ? undefined : sql`${productListings.words} @@ ${search}::tsquery`
  if (collectionId === undefined) return matches
  const inSearch =
    matches &&
    sql`exists (select from ${productListings}
      where ${productListings.productId} = ${collectionProducts.productId} and ${matches})`
  return and(eq(collectionProducts.collectionId, collectionId), inSearch)
}

/** The words of a listing's product. Names are written out: Drizzle would take the table from a column that is selected. */
export function wordsIn({ collectionId }: Pick<Scope, 'collectionId'>): SQL {
  if (collectionId === undefined) return sql`product_listings.words`
  return sql`(select words from product_listings where product_listings.product_id = collection_products.product_id)`
}
