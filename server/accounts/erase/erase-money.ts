import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { creditBalances, creditPurchases } from '../../db/schema/credits.ts'
import { payments } from '../../db/schema/orders.ts'
import { ANONYMOUS_CUSTOMER, anonymiseOrderJson } from '../../payments/index.ts'
import { ANONYMOUS_BUYER, writeCreditEntry } from '../../credits/index.ts'
import { anonymiseCreditLedger } from '../anonymise-credit-ledger.ts'

type Erasure = { visitorHash: string; name: string; now: Date }

/** Removes the remaining credits with a ledger entry. Payments are anonymised and kept for bookkeeping. */
export async function eraseCredits(tx: Transaction, { visitorHash, name, now }: Erasure): Promise<void> {
  const [row] = await tx
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(eq(creditBalances.visitorHash, visitorHash))
    .for('update')
  const amount = -(row?.balance ?? 0)
  const reference = `wallet:${name}`
  if (amount < 0)
    await writeCreditEntry(tx, { visitorHash, amount, reason: 'wallet-deleted', reference, now })
  await anonymiseCreditLedger(tx, visitorHash, name)
  await tx
    .update(creditPurchases)
    .set({ visitorHash: name, ...ANONYMOUS_BUYER })
    .where(eq(creditPurchases.visitorHash, visitorHash))
  await tx.execute(sql`update image_drawings set visitor_hash = ${name} where visitor_hash = ${visitorHash}`)
}

/**
 * Anonymises a visitor's orders. Data that an order needs until delivery is removed after delivery. Failed payment attempts keep only their
 * amount. The record that the visitor used a discount code is kept, but it contains only a keyed hash of the e-mail address.
 */
export async function eraseOrders(tx: Transaction, { visitorHash, name, now }: Erasure): Promise<void> {
  await tx
    .update(payments)
    .set({ acceptedOrder: anonymiseOrderJson(ANONYMOUS_CUSTOMER) })
    .where(
      and(
        eq(payments.visitorHash, visitorHash),
        sql`not exists (select from orders o where o.payment_id = ${payments.id})`,
      ),
    )
  await tx.execute(sql`update payments set visitor_hash = ${name} where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`
    update orders set visitor_hash = null, forgotten_at = ${now.toISOString()}::timestamptz
    where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`update discount_uses set visitor_hash = null where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`delete from idempotency_keys where scope like ${`%:${visitorHash}`}`)
}
