import type { FileProduct } from './read-products.ts'

// Limits the size of one transaction. Meanwhile the embedded database can't serve anyone else, and on a database server the buyers of these
// products wait.
const MOST_PRODUCTS = 100
const MOST_ROWS = 500
const MOST_CHARACTERS = 500_000

/** Groups products into batches sized for one transaction. */
export async function* inBatches(products: AsyncIterable<FileProduct>): AsyncGenerator<FileProduct[]> {
  let batch: FileProduct[] = []
  let rows = 0
  let characters = 0
  for await (const product of products) {
    batch.push(product)
    rows += product.rows.length
    characters += product.product.descriptionHtml.length
    if (batch.length === MOST_PRODUCTS || rows >= MOST_ROWS || characters >= MOST_CHARACTERS) {
      yield batch
      batch = []
      rows = 0
      characters = 0
    }
  }
  if (batch.length > 0) yield batch
}
