import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../db/database.ts'

/** Products per transaction. Each may have thousands of pairs, and new orders can't be counted while the pairs are locked. */
const AT_ONCE = 20

const removedRow = z.object({ id: z.coerce.number() })

/** Deletes the statistics and co-purchases of products that the catalogue no longer has; returns whether there may be more. */
export async function forgetRemovedProducts(tx: Transaction): Promise<boolean> {
  const found = await tx.execute(sql`
    select product_id as id from product_stats s
    where not exists (select from products p where p.id = s.product_id)
    order by product_id limit ${AT_ONCE} for update`)
  const removed = found.rows.map((row) => removedRow.parse(row).id)
  if (removed.length === 0) return false
  const ids = sql`any(${sql.param(removed)}::bigint[])`
  // Locks rows in key order, like every writer of this table. Each pair has two rows, one per direction; the subquery finds the second row.
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
