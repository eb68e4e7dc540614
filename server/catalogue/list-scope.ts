import { eq, type SQL } from 'drizzle-orm'
import { collectionProducts, productListings } from '../db/schema/catalogue.ts'

/** The two tables from which product lists are read. Both have the same columns, and indexes for each sort order. */
export type ListingTable = typeof productListings | typeof collectionProducts

/** The products in a list: one collection's products, or all products on sale. */
export type ProductListScope = { collectionId: number | undefined }

export function chooseListingTable({ collectionId }: ProductListScope): ListingTable {
  return collectionId === undefined ? productListings : collectionProducts
}

export function buildScopeCondition({ collectionId }: ProductListScope): SQL | undefined {
  return collectionId === undefined ? undefined : eq(collectionProducts.collectionId, collectionId)
}
