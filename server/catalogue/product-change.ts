import type { ProductRecord } from './product-record.ts'
import type { StoredProduct } from './stored-products.ts'

export type ProductChange = { before: StoredProduct | null; position: number; record: ProductRecord }

/** A change of a product whose own row is already written. Its variants and images still have to be written. */
export type ChangeWithProductRow = ProductChange & { productId: number }
