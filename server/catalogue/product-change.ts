import type { ProductRecord } from './product-record.ts'
import type { StoredProduct } from './stored-products.ts'

/** A product to store. `before` is null for a new product. */
export type ProductChange = { before: StoredProduct | null; position: number; record: ProductRecord }

/** A change whose product row has been written; its variants and images follow. */
export type WrittenProduct = ProductChange & { productId: number }
