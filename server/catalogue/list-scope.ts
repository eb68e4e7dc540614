import { eq, type SQL } from 'drizzle-orm'
import { collectionProducts, productListings } from '../db/schema/catalogue.ts'

/** The two tables from which product lists are read. Both have the same columns, and indexes for each sort order. */
export type Listing = typeof productListings | typeof collectionProducts

/** The products in a list: one collection's products, or all products on sale. */
export type Scope = { collectionId: number | undefined }

export function scopeTable({ collectionId }: Scope): Listing {
  return collectionId === undefined ? productListings : collectionProducts
}

export function scopeCondition({ collectionId }: Scope): SQL | undefined {
  return collectionId === undefined ? undefined : eq(collectionProducts.collectionId, collectionId)
}
