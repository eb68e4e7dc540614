import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { refundable } from '../../../domain/order/refund.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { Deps } from '../../deps.ts'
import { describeError } from '../../describe-error.ts'
import { countSales } from '../analytics/count-sales.ts'
import { findPayment, lockCart, lockPayment, movePayment, type Payment } from '../checkout/payments.ts'
import { setStatus } from '../orders/change-order.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { ACTORS } from '../operator/operator-log.ts'
import type { RefundRow } from './list-refunds.ts'
import { readMoney } from './order-money.ts'

type PayDeps = Pick<Deps, 'db' | 'now' | 'env' | 'payments' | 'log'>

const BATCH = 20
/** Left alone so long, a refund may have lost the process that was to pay it. */
const QUIET_MS = 60_000

/** Pays what was decided and not paid: after a crash, or when the provider was away. Tells how many it looked at. */
export async function payDueRefunds(deps: PayDeps): Promise<number> {
  const quiet = lt(refunds.updatedAt, new Date(deps.now().getTime() - QUIET_MS))
  const due = await deps.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'refunding'), quiet))
    .orderBy(asc(refunds.updatedAt))
    .limit(BATCH)
  for (const refund of due) await payRefund(deps, refund)
  return due.length
}

/** The refund that is under way for an order, at once. */
export async function payRefundOf(deps: PayDeps, orderId: number): Promise<void> {
  const open = and(eq(refunds.orderId, orderId), eq(refunds.state, 'refunding'))
  const [refund] = await deps.db.select().from(refunds).where(open)
  if (refund) await payRefund(deps, refund)
}

/** Several may call it at once: the provider gives money back once a refund, and it is noted once. */
async function payRefund(deps: PayDeps, refund: RefundRow): Promise<void> {
  const { db, now, log } = deps
  try {
    const payment = await findPayment(db, refund.paymentId)
    if (!payment) throw new Error('The payment is gone')
    await sendMoney(deps, refund, payment)
    await finish(deps, refund, payment)
  } catch (error) {
    const lastError = describeError(error, 'message').slice(0, 500)
    log('error', 'A refund could not be paid; it is tried again', { refundId: refund.id, error })
    await db
      .update(refunds)
      .set({ lastError, attempts: sql`${refunds.attempts} + 1`, updatedAt: now() })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'refunding')))
  }
}

/** The provider's own books decide: it forgets keys after some time, and what went back before is not sent again. */
async function sendMoney({ db, payments }: PayDeps, refund: RefundRow, payment: Payment): Promise<void> {
  const gateway = payments.find(payment.provider)
  if (!gateway) throw new Error(`The keys of the payment provider ${payment.provider} are not set`)
  const reference = payment.providerReference
  const seen = reference === null ? null : await gateway.find(reference)
  if (reference === null || !seen) throw new Error('The provider knows no such payment')
  const made = await db
    .select({ amountCents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.state, 'refunded')))
  const before = made.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (seen.refundedCents < before + refund.amountCents)
    await gateway.refund(reference, refund.amountCents, refund.id)
}

async function finish({ db, now, env }: PayDeps, refund: RefundRow, payment: Payment): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCart(tx, payment.cartId)
    const locked = await lockPayment(tx, payment.id)
    const order = await lockOrder(tx, refund.orderId)
    const [done] = await tx
      .update(refunds)
      .set({ state: 'refunded', refundedAt: now(), updatedAt: now(), lastError: null })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'refunding')))
      .returning()
    if (!done || !order) return
    await movePayment(tx, locked, { event: 'money-returned', now: now() })
    await countSales(tx, [order.id])
    const { paid, earlier } = await readMoney(tx, order)
    if (refundable(paid, earlier) > 0 || order.status === 'refunded') return
    await setStatus(tx, env, order, {
      step: { status: 'refunded' },
      by: { actor: ACTORS.shop, now: now() },
      // Who was told that the order is cancelled knows the rest.
      ...(order.status !== 'cancelled' && {
        told: { refundCents: refund.amountCents, reason: refund.reason },
      }),
    })
  })
}
