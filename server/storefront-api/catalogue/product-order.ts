import { sql, type SQL } from 'drizzle-orm'
import { type collectionProducts, type productListings, products } from '../../db/schema/catalogue.ts'

/**
 * The table from which a list is read: either all products on sale, or the products of a collection. Both tables have the columns position,
 * price and product id.
 */
export type ProductListing = typeof productListings | typeof collectionProducts

/**
 * The SQL expression that a list is sorted by, and the type of its values. The value in a cursor is cast to that type. Products with equal
 * values are sorted by id.
 */
export type ProductSortOrder = { by: SQL; type: 'bigint' | 'text' | 'timestamptz' }

/** The sort keys of the API's lists `products`, `search` and `Collection.products`. */
export type ProductSortKey =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'CREATED_AT'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR'

// Sorts text by the C collation, because the default collation differs between database servers.
const plainText = (
  column: typeof products.title | typeof products.vendor | typeof products.productType,
): ProductSortOrder => ({
  by: sql`lower(${column}) collate "C"`,
  type: 'text',
})

export function getSortOrder(key: ProductSortKey, listing: ProductListing): ProductSortOrder {
  switch (key) {
    case 'BEST_SELLING':
      // Best-selling is the only sort key with a descending order by default. The argument `reverse` makes it ascending.
      return {
        by: sql`(0 - coalesce((select n from product_stats where product_id = ${listing.productId}), 0))`,
        type: 'bigint',
      }
    case 'COLLECTION_DEFAULT':
    case 'MANUAL':
    case 'RELEVANCE':
      return { by: sql`${listing.position}`, type: 'bigint' }
    case 'CREATED':
    case 'CREATED_AT':
      return { by: sql`${products.createdAt}`, type: 'timestamptz' }
    case 'UPDATED_AT':
      return { by: sql`${products.updatedAt}`, type: 'timestamptz' }
    case 'ID':
      return { by: sql`${listing.productId}`, type: 'bigint' }
    case 'PRICE':
      return { by: sql`${listing.priceCents}`, type: 'bigint' }
    case 'PRODUCT_TYPE':
      return plainText(products.productType)
    case 'TITLE':
      return plainText(products.title)
    case 'VENDOR':
      return plainText(products.vendor)
  }
}
