import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../db/database.ts'

/** So many at once, so that orders do not wait long; the rest goes the next time. */
const AT_ONCE = 1_000

const removedRow = z.object({ id: z.coerce.number() })

/** Forgets what was bought together with products that the catalogue no longer has. */
export async function forgetRemovedProducts(tx: Transaction): Promise<void> {
  const found = await tx.execute(sql`
    select product_id as id from product_stats s
    where not exists (select from products p where p.id = s.product_id)
    order by product_id limit ${AT_ONCE} for update`)
  const removed = found.rows.map((row) => removedRow.parse(row).id)
  if (removed.length === 0) return
  const ids = sql`any(${sql.param(removed)}::bigint[])`
  // Locked in the order of their keys, like every writer of this table. A pair's other direction is found by the pair.
  await tx.execute(sql`
    with doomed as (
      select c.product_id, c.other_id from co_purchases c
      where c.product_id = ${ids}
         or (c.product_id, c.other_id) in (select other_id, product_id from co_purchases where product_id = ${ids})
      order by c.product_id, c.other_id for update
    )
    delete from co_purchases c using doomed d where c.product_id = d.product_id and c.other_id = d.other_id`)
  await tx.execute(sql`delete from product_stats where product_id = ${ids}`)
}
