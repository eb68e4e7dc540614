import { and, eq } from 'drizzle-orm'
import { formatMoney } from '../../../domain/money.ts'
import type { ProviderRefund } from '../../../domain/order/provider-refunds.ts'
import { computeRefundable } from '../../../domain/order/refund.ts'
import type { Transaction } from '../../db/database.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { enqueueMail } from '../../platform/outbox/enqueue-mail.ts'
import { lockPayment, changePaymentState } from '../../payments/index.ts'
import { AUDIT_ACTORS } from '../../platform/audit-log.ts'
import { changeOrder, setOrderStatus } from '../change-order.ts'
import type { OrderRow } from '../lock-order.ts'
import { emitOrderEvent, type OrderDeps } from '../order-events.ts'
import { composePartialRefundMail } from '../status-mail.ts'
import { returnOrderBenefits } from './return-order-benefits.ts'
import type { RefundRow } from './list-refunds.ts'
import { readOrderMoney } from './order-money.ts'
import { composeShopAlert } from './shop-alerts.ts'

export type SettleRefundsDeps = Pick<OrderDeps, 'now' | 'env' | 'orderHandlers'>

/** A payment and its order, both locked in the transaction. */
export type LockedPaymentAndOrder = { order: OrderRow; paymentId: string }

/** Records that the provider has accepted a refund. Returns false if that was recorded before. */
export async function finishRefund(
  tx: Transaction,
  { now }: SettleRefundsDeps,
  refund: RefundRow,
  sent: { id: string; amountCents: number },
): Promise<boolean> {
  const done = { state: 'refunded', refundedAt: now(), updatedAt: now(), lastError: null }
  const moved = await tx
    .update(refunds)
    .set({ ...done, providerRefundId: sent.id, amountCents: sent.amountCents })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'refunding')))
    .returning({ id: refunds.id })
  return moved.length > 0
}

/** Records that a refund has failed for good, and alerts the shop, because someone has to pay the customer in another way. */
export async function failRefund(
  tx: Transaction,
  { now, env }: SettleRefundsDeps,
  { order, refund }: { order: OrderRow; refund: RefundRow },
  reason: string,
): Promise<OrderRow> {
  const failed = { state: 'failed', lastError: reason.slice(0, 500), updatedAt: now() }
  await tx.update(refunds).set(failed).where(eq(refunds.id, refund.id))
  const amount = formatMoney(refund.amountCents, order.currency)
  const alert = { kind: 'refund-failed', subjectId: refund.id, values: { amount, reason } } as const
  await enqueueMail(tx, composeShopAlert(env, order, alert), now())
  return changeOrder(
    tx,
    order,
    {},
    { actor: AUDIT_ACTORS.shop, now: now(), change: `Refund of ${amount} failed` },
  )
}

/** Records a refund from the provider's dashboard, and e-mails the customer. */
export async function recordProviderRefund(
  tx: Transaction,
  { now, env }: SettleRefundsDeps,
  { order, paymentId }: LockedPaymentAndOrder,
  { id, amountCents }: ProviderRefund,
): Promise<OrderRow> {
  const at = now()
  const [row] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      paymentId,
      requestKey: `provider:${id}`,
      origin: 'provider',
      providerRefundId: id,
      amountCents,
      state: 'refunded',
      createdAt: at,
      updatedAt: at,
      refundedAt: at,
    })
    .returning({ id: refunds.id })
  const change = `Refund of ${formatMoney(amountCents, order.currency)} made in the provider’s dashboard`
  const changed = await changeOrder(tx, order, {}, { actor: AUDIT_ACTORS.shop, now: at, change })
  const told = { refundCents: amountCents, reason: '', refundId: row?.id ?? id }
  if (order.email !== '') await enqueueMail(tx, composePartialRefundMail(env, changed, told), at)
  return changed
}

/**
 * Updates payment and order after refunds, and counts their sales again. Call it last in the transaction, because counting sales waits for
 * other transactions.
 */
export async function settleRefunds(
  tx: Transaction,
  deps: SettleRefundsDeps,
  { order, paymentId }: LockedPaymentAndOrder,
  told?: { refundCents: number; reason: string },
): Promise<void> {
  const { now, orderHandlers } = deps
  const payment = await lockPayment(tx, paymentId)
  const { paid, earlier, refunds: made } = await readOrderMoney(tx, order)
  const isUnderWay = made.some(({ state }) => state === 'refunding')
  const isWhole = computeRefundable(paid, earlier) === 0
  if (!isUnderWay && !isWhole) await changePaymentState(tx, payment, { event: 'refund-failed', now: now() })
  if (!isUnderWay && isWhole) {
    if (payment.state === 'paid') {
      await changePaymentState(tx, payment, { event: 'refund', now: now() })
      // If everything was refunded in the provider's dashboard, the discount code and the points haven't been given back to the buyer yet.
      if (!made.some(({ closing }) => closing)) await returnOrderBenefits(tx, deps, order, paymentId, now())
    }
    await changePaymentState(tx, await lockPayment(tx, paymentId), { event: 'money-returned', now: now() })
    if (order.status !== 'refunded')
      await setOrderStatus(tx, deps, order, {
        step: { status: 'refunded' },
        by: { actor: AUDIT_ACTORS.shop, now: now() },
        // After a cancellation, the customer has already got an e-mail about it, so no e-mail about the refund is sent.
        ...(order.status !== 'cancelled' && told && { told }),
      })
  }
  await emitOrderEvent(tx, orderHandlers, 'sales-changed', { orderIds: [order.id] })
}
