import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { refundFailureReasons } from '../../../content/operator/refund-alerts.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { OrderDeps } from '../order-events.ts'
import { describeError } from '../../runtime/describe-error.ts'
import type { ProviderRefundResult } from '../../gateways/payment.ts'
import { findPayment, lockCart, lockPayment, type Payment } from '../../payments/index.ts'
import { lockOrder } from '../lock-order.ts'
import type { RefundRow } from './list-refunds.ts'
import { failRefund, finishRefund, settleRefunds } from './settle-refunds.ts'
import { syncRefunds } from './sync-refunds.ts'

type PayDeps = Pick<OrderDeps, 'db' | 'now' | 'env' | 'payments' | 'log' | 'orderHandlers'>

const BATCH_SIZE = 20
/** The age in ms from which an unpaid refund is tried again. By then, the process that was paying it has probably died. */
const QUIET_MS = 60_000

/**
 * Pays refunds that were recorded but not paid, because a process died or the provider was unavailable. Returns the number of refunds that
 * it checked.
 */
export async function payDueRefunds(deps: PayDeps): Promise<number> {
  const quiet = lt(refunds.updatedAt, new Date(deps.now().getTime() - QUIET_MS))
  const due = await deps.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'refunding'), quiet))
    .orderBy(asc(refunds.updatedAt))
    .limit(BATCH_SIZE)
  for (const refund of due) await payRefund(deps, refund)
  return due.length
}

/** Pays an order's pending refund immediately. */
export async function payRefundOfOrder(deps: PayDeps, orderId: number): Promise<void> {
  const open = and(eq(refunds.orderId, orderId), eq(refunds.state, 'refunding'))
  const [refund] = await deps.db.select().from(refunds).where(open)
  if (refund) await payRefund(deps, refund)
}

/** Pays a refund. Concurrent calls are safe: the provider pays each refund once, and it is recorded once. */
async function payRefund(deps: PayDeps, refund: RefundRow): Promise<void> {
  const { db, now, log } = deps
  try {
    const payment = await findPayment(db, refund.paymentId)
    if (!payment) throw new Error('The payment is gone')
    await sendMoney(deps, refund, payment)
  } catch (error) {
    const lastError = describeError(error, 'message').slice(0, 500)
    log('error', 'Couldn’t pay a refund; retrying', { refundId: refund.id, error })
    await db
      .update(refunds)
      .set({ lastError, attempts: sql`${refunds.attempts} + 1`, updatedAt: now() })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'refunding')))
  }
}

/**
 * Sends the money of a refund, at most what is left to refund. First compares the shop's records with the provider's, because the money may
 * already have been sent. For example, somebody may have refunded it in the provider's dashboard. The idempotency key isn't enough, because
 * the provider forgets it after a time.
 */
async function sendMoney(deps: PayDeps, refund: RefundRow, payment: Payment): Promise<void> {
  const { db, payments } = deps
  const provider = payments.find(payment.provider)
  if (!provider) throw new Error(`The keys of the payment provider ${payment.provider} are not set`)
  const left = await syncRefunds(deps, payment)
  const reference = payment.providerReference
  if (reference === null || left === null) throw new Error('The provider knows no such payment')
  const [current] = await db.select().from(refunds).where(eq(refunds.id, refund.id))
  // Stops if the comparison with the provider's records has already settled the refund.
  if (current?.state !== 'refunding') return
  const amountCents = Math.min(current.amountCents, left)
  const sent: ProviderRefundResult =
    amountCents > 0
      ? await provider.refund(reference, amountCents, refund.id)
      : { ok: false, message: refundFailureReasons['already-refunded'] }
  await db.transaction(async (tx) => {
    await lockCart(tx, payment.cartId)
    await lockPayment(tx, payment.id)
    const order = await lockOrder(tx, refund.orderId)
    const [locked] = await tx.select().from(refunds).where(eq(refunds.id, refund.id))
    if (!order || locked?.state !== 'refunding') return
    if (sent.ok) await finishRefund(tx, deps, locked, { id: sent.id, amountCents })
    const after = sent.ok ? order : await failRefund(tx, deps, { order, refund: locked }, sent.message)
    const told = sent.ok ? { refundCents: amountCents, reason: refund.reason } : undefined
    await settleRefunds(tx, deps, { order: after, paymentId: payment.id }, told)
  })
}
