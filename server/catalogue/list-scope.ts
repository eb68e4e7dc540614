import { eq, type SQL } from 'drizzle-orm'
import { collectionProducts, productListings } from '../db/schema/catalogue.ts'

/** Both tables that lists are read from have the same columns, and indexes on them for each sort. */
export type Listing = typeof productListings | typeof collectionProducts

/** The scope of a list: a collection's products, or all on sale. */
export type Scope = { collectionId: number | undefined }

export function scopeTable({ collectionId }: Scope): Listing {
  return collectionId === undefined ? productListings : collectionProducts
}

export function scopeCondition({ collectionId }: Scope): SQL | undefined {
  return collectionId === undefined ? undefined : eq(collectionProducts.collectionId, collectionId)
}
