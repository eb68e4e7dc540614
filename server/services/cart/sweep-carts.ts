import { sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'

const KEEP_DAYS = 90
const BATCH = 500

/**
 * Deletes open carts that nobody has changed for 90 days, up to 500 of them, and tells how many. Carts that a
 * payment or an order refers to stay.
 */
export async function sweepCarts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEEP_DAYS * 24 * 60 * 60 * 1000)
  const deleted = await db.execute(sql`
    delete from carts where id in (
      select id from carts
      where status = 'open' and updated_at < ${before.toISOString()}::timestamptz
        and not exists (select from payments where payments.cart_id = carts.id)
        and not exists (select from orders where orders.cart_id = carts.id)
      order by updated_at limit ${BATCH} for update skip locked)`)
  return deleted.rowCount ?? 0
}
