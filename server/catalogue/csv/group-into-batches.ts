import type { ProductInFile } from './read-products.ts'

// The maximum number of products per transaction. During the transaction, the embedded database can't serve other requests, and on a
// database server, buyers of these products have to wait.
const MAX_PRODUCTS = 100
const MAX_ROWS = 500
const MAX_CHARACTERS = 500_000

/** Groups products into batches, each for one transaction. */
export async function* groupIntoBatches(
  products: AsyncIterable<ProductInFile>,
): AsyncGenerator<ProductInFile[]> {
  let batch: ProductInFile[] = []
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
