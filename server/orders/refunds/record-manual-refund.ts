import { and, eq } from 'drizzle-orm'
import { formatMoney } from '../../../domain/money.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { Deps } from '../../deps.ts'
import { changeOrder } from '../change-order.ts'
import { lockOrderAtVersion, type StaleOrderVersion, type ExpectedOrderVersion } from '../lock-order.ts'

export type ManualRefundResult =
  | { ok: true }
  | StaleOrderVersion
  /**
   * Why the change is refused. `unknown-refund`: the order has no such refund. `not-failed`: the provider has sent the money, or may still
   * send it.
   */
  | { ok: false; reason: 'unknown-refund' | 'not-failed' }

/**
 * Records that the customer was paid in another way after a refund failed. The order then has no payment problem any more. No money moves:
 * the provider still has the amount and can refund it later.
 */
export async function recordManualRefund(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  seen: ExpectedOrderVersion,
  { refundId, how, actor }: { refundId: string; how: string; actor: string },
): Promise<ManualRefundResult> {
  return db.transaction(async (tx) => {
    const locked = await lockOrderAtVersion(tx, seen)
    if (!locked.ok) return locked
    const { order } = locked
    const own = and(eq(refunds.id, refundId), eq(refunds.orderId, order.id))
    const [refund] = await tx.select().from(refunds).where(own)
    if (!refund) return { ok: false, reason: 'unknown-refund' }
    if (refund.state !== 'failed') return { ok: false, reason: 'not-failed' }
    await tx.update(refunds).set({ paidOtherwise: how, updatedAt: now() }).where(own)
    // The operator's text may be about the customer, so it isn't written to the audit log, which is permanent.
    const change = `Refund of ${formatMoney(refund.amountCents, order.currency)} that failed: paid another way`
    await changeOrder(tx, order, {}, { actor, now: now(), change })
    return { ok: true }
  })
}
