import { type SQL, sql } from 'drizzle-orm'
import { getRules } from '../../domain/settings/rules.ts'
import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'

const BATCH_SIZE = 500

/**
 * Deletes open carts after their retention period. Carts with a payment are only emptied, because the payment refers to them. Processes up
 * to 500 carts of each kind and returns their number.
 */
export async function sweepCarts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - getRules().keeping.cartDays * 24 * 60 * 60 * 1000)
  const isOld = sql`status = 'open' and updated_at < ${before.toISOString()}::timestamptz`
  const deleted = await db.execute(sql`
    delete from carts where id in (
      select id from carts
      where ${isOld}
        and not exists (select from payments where payments.cart_id = carts.id)
        and not exists (select from orders where orders.cart_id = carts.id)
      order by updated_at limit ${BATCH_SIZE} for update skip locked)`)
  return (deleted.rowCount ?? 0) + (await emptyCarts(db, isOld))
}

async function emptyCarts(db: Database, isOld: SQL): Promise<number> {
  const emptied = await db.execute(sql`
    with emptied as (
      update carts set note = '', attributes = '[]', discount_codes = '{}', buyer_email = null, buyer_phone = null, buyer_visitor_hash = null
      where id in (
        select id from carts
        where ${isOld}
          and (note <> '' or attributes <> '[]' or buyer_email is not null or buyer_phone is not null or buyer_visitor_hash is not null
            or exists (select from cart_lines where cart_lines.cart_id = carts.id))
          and not exists (select from payments where payments.cart_id = carts.id and state in ('reserved', 'paying', 'refunding'))
          and exists (select from payments where payments.cart_id = carts.id)
        order by updated_at limit ${BATCH_SIZE} for update skip locked)
      returning id
    ), lines as (delete from cart_lines where cart_id in (select id from emptied))
    select id from emptied`)
  return emptied.rows.length
}
