import type { FileProduct } from './read-products.ts'

// Limits the size of one transaction. While it runs, the embedded database serves nobody else, and on a database server the buyers of these
// products wait.
const MAX_PRODUCTS = 100
const MAX_ROWS = 500
const MAX_CHARACTERS = 500_000

/** Groups products into batches sized for one transaction. */
export async function* inBatches(products: AsyncIterable<FileProduct>): AsyncGenerator<FileProduct[]> {
  let batch: FileProduct[] = []
  let rows = 0
  let characters = 0
  for await (const product of products) {
    batch.push(product)
    rows += product.rows.length
    characters += product.product.descriptionHtml.length
    if (batch.length === MAX_PRODUCTS || rows >= MAX_ROWS || characters >= MAX_CHARACTERS) {
      yield batch
      batch = []
      rows = 0
      characters = 0
    }
  }
  if (batch.length > 0) yield batch
}
