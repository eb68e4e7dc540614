import type { ProductRecord } from './product-record.ts'
import type { StoredProduct } from './stored-products.ts'

/** A product to store: `before` is null for a new one. */
export type ProductChange = { before: StoredProduct | null; position: number; record: ProductRecord }

/** A change whose product row is written; its variants and images come next. */
export type WrittenProduct = ProductChange & { productId: number }
