import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../db/database.ts'

/** The number of products per transaction. Each product may have thousands of pairs, and no order can be counted while they are locked. */
const BATCH_SIZE = 20

const removedRow = z.object({ id: z.coerce.number() })

/**
 * Deletes the statistics of products that the catalogue doesn't have any more, a limited number per call. Returns whether there may be more
 * such products.
 */
export async function forgetRemovedProducts(tx: Transaction): Promise<boolean> {
  const found = await tx.execute(sql`
    select product_id as id from product_stats s
    where not exists (select from products p where p.id = s.product_id)
    order by product_id limit ${BATCH_SIZE} for update`)
  const removed = found.rows.map((row) => removedRow.parse(row).id)
  if (removed.length === 0) return false
  const ids = sql`any(${sql.param(removed)}::bigint[])`
  // Locks rows in the order of their keys, as all code that writes to this table does. Each pair of products has two rows, one for each
  // direction. The subquery finds the row for the other direction.
  await tx.execute(sql`
    with doomed as (
      select c.product_id, c.other_id from co_purchases c
      where c.product_id = ${ids}
         or (c.product_id, c.other_id) in (select other_id, product_id from co_purchases where product_id = ${ids})
      order by c.product_id, c.other_id for update
    )
    delete from co_purchases c using doomed d where c.product_id = d.product_id and c.other_id = d.other_id`)
  await tx.execute(sql`delete from product_stats where product_id = ${ids}`)
  return true
}
