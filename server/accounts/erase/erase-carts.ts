import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/** Locks this visitor's carts. A concurrent checkout waits for this transaction, and then finds the cart without contact details. */
export async function lockCarts(tx: Transaction, visitorHash: string, cartId: string | null): Promise<void> {
  await tx.execute(sql`select id from carts where ${ofVisitor(visitorHash, cartId)} order by id for update`)
}

/** Empties this visitor's carts. Leaves out carts that another visitor has opened in the checkout. */
export async function eraseCarts(tx: Transaction, visitorHash: string, cartId: string | null): Promise<void> {
  const shared = sql`exists (select from checkout_drafts d where d.cart_id = carts.id and d.visitor_hash <> ${visitorHash})`
  await tx.execute(sql`
    delete from cart_lines where cart_id in (
      select id from carts where ${ofVisitor(visitorHash, cartId)} and not ${shared})`)
  await tx.execute(sql`
    update carts set note = '', attributes = '[]', discount_codes = '{}', buyer_email = null, buyer_phone = null
    where ${ofVisitor(visitorHash, cartId)} and not ${shared}`)
  await tx.execute(sql`
    update carts set buyer_visitor_hash = null, buyer_email = null, buyer_phone = null
    where buyer_visitor_hash = ${visitorHash}`)
  await tx.execute(sql`delete from checkout_drafts where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`delete from saved_lines where visitor_hash = ${visitorHash}`)
}

/** Selects this visitor's carts with a `union`. With an `or`, PostgreSQL would scan all carts. */
function ofVisitor(visitorHash: string, cartId: string | null) {
  return sql`carts.id in (
    select id from carts where id = ${cartId ?? ''} union select id from carts where buyer_visitor_hash = ${visitorHash}
    union select cart_id from checkout_drafts where visitor_hash = ${visitorHash}
    union select cart_id from payments where visitor_hash = ${visitorHash})`
}
