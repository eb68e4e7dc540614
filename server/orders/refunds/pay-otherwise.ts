import { and, eq } from 'drizzle-orm'
import { formatMoney } from '../../../domain/money.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { Deps } from '../../deps.ts'
import { changeOrder } from '../change-order.ts'
import { lockSeenOrder, type OrderUnchanged, type SeenOrder } from '../lock-order.ts'

export type PaidOtherwise =
  | { ok: true }
  | OrderUnchanged
  /** unknown-refund: the order has no such refund; not-failed: the provider has sent the money, or still may. */
  | { ok: false; reason: 'unknown-refund' | 'not-failed' }

/**
 * Records that the customer was paid another way after a failed refund, so that the order is no longer flagged. No money moves: what the
 * provider still has can be refunded later.
 */
export async function notePaidOtherwise(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  seen: SeenOrder,
  { refundId, how, actor }: { refundId: string; how: string; actor: string },
): Promise<PaidOtherwise> {
  return db.transaction(async (tx) => {
    const locked = await lockSeenOrder(tx, seen)
    if (!locked.ok) return locked
    const { order } = locked
    const own = and(eq(refunds.id, refundId), eq(refunds.orderId, order.id))
    const [refund] = await tx.select().from(refunds).where(own)
    if (!refund) return { ok: false, reason: 'unknown-refund' }
    if (refund.state !== 'failed') return { ok: false, reason: 'not-failed' }
    await tx.update(refunds).set({ paidOtherwise: how, updatedAt: now() }).where(own)
    // The operator's text may be about the customer, so the permanent audit log doesn't repeat it.
    const change = `Refund of ${formatMoney(refund.amountCents, order.currency)} that failed: paid another way`
    await changeOrder(tx, order, {}, { actor, now: now(), change })
    return { ok: true }
  })
}
