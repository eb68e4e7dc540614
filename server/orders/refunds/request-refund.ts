import { eq } from 'drizzle-orm'
import {
  countItemsLeft,
  type RefundFault,
  type RefundParts,
  computeRefundable,
  checkRefundAmount,
  computeRefundOfParts,
} from '../../../domain/order/refund.ts'
import { formatMoney } from '../../../domain/money.ts'
import { listNextOrderStatuses, toDeliveryMethod } from '../../../domain/order/status.ts'
import type { Transaction } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { OrderDeps } from '../order-events.ts'
import { enqueueMail } from '../../platform/outbox/enqueue-mail.ts'
import {
  findPayment,
  lockCart,
  lockPayment,
  changePaymentState,
  type Payment,
  ProviderUnavailableError,
} from '../../payments/index.ts'
import { returnStock } from '../../catalogue/index.ts'
import { changeOrder, setOrderStatus } from '../change-order.ts'
import {
  lockOrderAtVersion,
  type OrderRow,
  type StaleOrderVersion,
  type ExpectedOrderVersion,
} from '../lock-order.ts'
import { composePartialRefundMail } from '../status-mail.ts'
import { hasBlockingDispute } from './disputes.ts'
import { returnOrderBenefits } from './return-order-benefits.ts'
import type { RefundRow } from './list-refunds.ts'
import { readOrderMoney } from './order-money.ts'
import { syncRefunds } from './sync-refunds.ts'

type RefundDeps = Pick<OrderDeps, 'db' | 'now' | 'env' | 'payments' | 'log' | 'orderHandlers'>

export type RefundRequest = {
  /**
   * The part of the order to refund:
   * - `all`: everything that hasn't been refunded.
   * - `cancel`: everything that hasn't been refunded, and the order is cancelled.
   * - `parts`: some pieces. The order keeps its status.
   * - `amount`: an amount of money. The order keeps its status.
   */
  what:
    | { kind: 'cancel' | 'all' }
    | ({ kind: 'parts' } & RefundParts)
    | { kind: 'amount'; amountCents: number }
  /** Whether to put the refunded pieces back into stock. */
  restock: boolean
  reason: string
  /** The idempotency key of the form. */
  key: string
  actor: string
}

export type RequestRefundResult =
  | { ok: true }
  | StaleOrderVersion
  | {
      ok: false
      reason:
        | RefundFault
        | 'status-not-allowed'
        | 'under-way'
        | 'other-provider'
        | 'not-paid'
        | 'key-reused'
        | 'disputed'
    }

type PlannedRefund = { amountCents: number; parts: RefundParts }

/**
 * Records a refund that an operator requests. Refunds from the provider's dashboard are recorded first. Refund, stock, status and e-mail
 * are committed together, at most once per idempotency key. `payRefundOfOrder` sends the money afterwards; if that fails, `payDueRefunds` tries
 * again. Cart, payment, order and stock are locked in the same order as in the checkout.
 */
export async function requestRefund(
  deps: RefundDeps,
  seen: ExpectedOrderVersion,
  request: RefundRequest,
): Promise<RequestRefundResult> {
  const { db } = deps
  const [row] = await db.select({ paymentId: orders.paymentId }).from(orders).where(eq(orders.id, seen.id))
  if (!row) return { ok: false, reason: 'unknown' }
  const unlocked = row.paymentId === null ? null : await findPayment(db, row.paymentId)
  if (unlocked) await syncProviderRefunds(deps, unlocked)
  return db.transaction(async (tx) => {
    if (unlocked) await lockCart(tx, unlocked.cartId)
    const payment = unlocked && (await lockPayment(tx, unlocked.id))
    const [known] = await tx.select().from(refunds).where(eq(refunds.requestKey, request.key))
    if (known) return known.orderId === seen.id ? { ok: true } : { ok: false, reason: 'key-reused' }
    const locked = await lockOrderAtVersion(tx, seen)
    if (!locked.ok) return locked
    if (!payment) return { ok: false, reason: 'not-paid' }
    return decide(tx, deps, { order: locked.order, payment, request })
  })
}

/**
 * Records refunds from the provider's dashboard. If the provider is unavailable, only logs a message, because the shop asks the provider
 * again before it sends money.
 */
async function syncProviderRefunds(deps: RefundDeps, payment: Payment): Promise<void> {
  try {
    await syncRefunds(deps, payment)
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    deps.log('warn', 'Couldn’t fetch refunds from the payment provider', { paymentId: payment.id, error })
  }
}

type Case = { order: OrderRow; payment: Payment; request: RefundRequest }

async function decide(
  tx: Transaction,
  deps: RefundDeps,
  { order, payment, request }: Case,
): Promise<RequestRefundResult> {
  const next = listNextOrderStatuses(order.status, toDeliveryMethod(order.shippingMethod))
  const target = request.what.kind === 'cancel' ? 'cancelled' : 'refunded'
  const { paid, earlier, lines, refunds: made } = await readOrderMoney(tx, order)
  // If the customer's bank has rejected a refund, the shop still owes that amount, although the order's status is "refunded".
  const owesAgain =
    target === 'refunded' && order.status === 'refunded' && computeRefundable(paid, earlier) > 0
  if (!next.includes(target) && !owesAgain) return { ok: false, reason: 'status-not-allowed' }
  if (made.some(({ state }) => state === 'refunding')) return { ok: false, reason: 'under-way' }
  if (await hasBlockingDispute(tx, payment)) return { ok: false, reason: 'disputed' }
  const planned = plan(paid, earlier, request)
  if (!planned.ok) return planned
  const { amountCents, parts } = planned
  const isFree = payment.provider === 'none'
  // Only the provider that took the payment can refund it.
  if (!isFree && amountCents > 0 && !deps.payments.find(payment.provider))
    return { ok: false, reason: 'other-provider' }
  const now = deps.now()
  const isLast = amountCents === computeRefundable(paid, earlier)
  let refundId: string | null = null
  if (amountCents > 0) refundId = await note(tx, { order, payment, request, amountCents, parts, isLast, now })
  if (isLast && amountCents > 0) await changePaymentState(tx, payment, { event: 'refund', now })
  if (request.restock) await returnStock(tx, piecesOf(lines, made, parts))
  if (isLast && !made.some(({ closing }) => closing))
    await returnOrderBenefits(tx, deps, order, payment.id, now)
  const told = { refundCents: amountCents, reason: request.reason }
  const by = { actor: request.actor, now }
  if (request.what.kind === 'cancel') {
    await setOrderStatus(tx, deps, order, { step: { status: 'cancelled' }, by, told })
    return { ok: true }
  }
  const change = `Refund of ${formatMoney(amountCents, order.currency)}${request.restock ? ', items restocked' : ''}`
  await changeOrder(tx, order, {}, { ...by, change })
  // Sends no e-mail about a full refund now. The customer gets that e-mail after the refund was paid.
  if ((!isLast || owesAgain) && refundId !== null && order.email !== '')
    await enqueueMail(tx, composePartialRefundMail(deps.env, order, { ...told, refundId }), now)
  return { ok: true }
}

type Money = Awaited<ReturnType<typeof readOrderMoney>>

function plan(paid: Money['paid'], earlier: Money['earlier'], { what }: RefundRequest) {
  const shippingLeft = !earlier.some(({ shipping }) => shipping)
  const rest = [...countItemsLeft(paid, earlier)].flatMap(([lineId, quantity]) =>
    quantity > 0 ? [{ lineId, quantity }] : [],
  )
  if (what.kind === 'parts') {
    const parts = { lines: [...what.lines], shipping: what.shipping }
    const amount = computeRefundOfParts(paid, earlier, parts)
    return amount.ok ? { ...amount, parts } : amount
  }
  if (what.kind === 'amount') {
    const amount = checkRefundAmount(paid, earlier, what.amountCents)
    return amount.ok ? { ...amount, parts: { lines: [], shipping: false } } : amount
  }
  const amountCents = computeRefundable(paid, earlier)
  const parts = { lines: rest, shipping: shippingLeft }
  // An order that cost nothing can be cancelled, but has nothing to refund.
  return amountCents > 0 || what.kind === 'cancel'
    ? ({ ok: true, amountCents, parts } as const)
    : ({ ok: false, reason: 'nothing' } as const)
}

async function note(
  tx: Transaction,
  asked: Case & PlannedRefund & { isLast: boolean; now: Date },
): Promise<string> {
  const { order, payment, request, amountCents, parts, isLast, now } = asked
  const [row] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      paymentId: payment.id,
      requestKey: request.key,
      amountCents,
      state: 'refunding',
      lines: [...parts.lines],
      shipping: parts.shipping,
      closing: isLast,
      restocked: request.restock,
      reason: request.reason,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: refunds.id })
  if (!row) throw new Error('A refund is missing although it was just written')
  return row.id
}

/** Returns the pieces to put back into stock. Leaves out pieces that an earlier refund has put back, even if that refund failed. */
function piecesOf(lines: Money['lines'], made: readonly RefundRow[], { lines: parts }: RefundParts) {
  const shelved = new Map<number, number>()
  for (const refund of made)
    if (refund.restocked)
      for (const { lineId, quantity } of refund.lines)
        shelved.set(lineId, (shelved.get(lineId) ?? 0) + quantity)
  return parts.flatMap(({ lineId, quantity: wanted }) => {
    const line = lines.find(({ id }) => id === lineId)
    const quantity = Math.min(wanted, (line?.quantity ?? 0) - (shelved.get(lineId) ?? 0))
    return typeof line?.variantId === 'number' && quantity > 0
      ? [{ variantId: line.variantId, quantity }]
      : []
  })
}
