import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { productImages } from '../db/schema/catalogue.ts'
import type { ChangeWithProductRow } from './product-change.ts'

const ROWS_PER_STATEMENT = 2_000

/** Replaces the images of products by deleting the old rows and inserting new ones. No other table refers to image rows. */
export async function writeImages(tx: Transaction, written: readonly ChangeWithProductRow[]): Promise<void> {
  const known = written.filter(({ before }) => before !== null && before.record.images.length > 0)
  if (known.length > 0) {
    const ids = known.map(({ productId }) => productId)
    await tx.delete(productImages).where(inArray(productImages.productId, ids))
  }
  const rows = written.flatMap(({ productId, record }) =>
    record.images.map(({ csvRow, extraColumns, ...image }, index) => ({
      ...image,
      product_id: productId,
      position: index + 1,
      csv_row: csvRow,
      extra_columns: extraColumns,
    })),
  )
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT))
    await tx.execute(sql`
      insert into product_images (product_id, position, src, alt, width, height, csv_row, extra_columns, spellings)
      select product_id, position, src, alt, width, height, csv_row, extra_columns, spellings
      from jsonb_to_recordset(${part}::jsonb) as r (product_id bigint, position int, src text, alt text, width int, height int,
        csv_row int, extra_columns jsonb, spellings jsonb)`)
  }
}
