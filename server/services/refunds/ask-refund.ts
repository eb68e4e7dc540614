import { eq } from 'drizzle-orm'
import {
  piecesLeft,
  type RefundFault,
  type RefundParts,
  refundable,
  refundOfAmount,
  refundOfParts,
} from '../../../domain/order/refund.ts'
import { formatMoney } from '../../../domain/money.ts'
import { nextOrderStatuses, wayOf } from '../../../domain/order/status.ts'
import type { Transaction } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { rewardRedemptions } from '../../db/schema/reward-points.ts'
import type { Deps } from '../../deps.ts'
import { writeMail } from '../../outbox/write-mail.ts'
import { returnDiscountUse } from '../checkout/discounts.ts'
import { lockCart, lockPayment, movePayment, type Payment, findPayment } from '../checkout/payments.ts'
import { returnStock } from '../checkout/stock.ts'
import { changeOrder, setStatus } from '../orders/change-order.ts'
import { lockSeenOrder, type OrderRow, type OrderUnchanged, type SeenOrder } from '../orders/lock-order.ts'
import { partRefundMail } from '../orders/status-mail.ts'
import { reverseReferral } from '../referrals/reverse-referral.ts'
import { readMoney } from './order-money.ts'

type RefundDeps = Pick<Deps, 'db' | 'now' | 'env' | 'payments'>

export type RefundWish = {
  /** all: the rest of the money; cancel: that, and the order ends; parts and amount leave it as it is. */
  what:
    | { kind: 'cancel' | 'all' }
    | ({ kind: 'parts' } & RefundParts)
    | { kind: 'amount'; amountCents: number }
  /** Put the pieces back on the shelf. */
  restock: boolean
  reason: string
  /** Of the form: sent twice, it is one refund. */
  key: string
  actor: string
}

export type RefundAsked =
  | { ok: true }
  | OrderUnchanged
  | {
      ok: false
      reason: RefundFault | 'status-not-allowed' | 'under-way' | 'other-provider' | 'not-paid' | 'key-reused'
    }

type Planned = { amountCents: number; parts: RefundParts }

/**
 * Decides on money that goes back, and notes it: refund, stock, the end of the order and the mail are committed together, once a key.
 * The money itself is sent by `payRefunds`, which may fail and be repeated. Cart, payment, order, stock: locked in the order of the checkout.
 */
export async function askRefund(deps: RefundDeps, seen: SeenOrder, wish: RefundWish): Promise<RefundAsked> {
  const { db } = deps
  const [row] = await db.select({ paymentId: orders.paymentId }).from(orders).where(eq(orders.id, seen.id))
  if (!row) return { ok: false, reason: 'unknown' }
  const unlocked = row.paymentId === null ? null : await findPayment(db, row.paymentId)
  return db.transaction(async (tx) => {
    if (unlocked) await lockCart(tx, unlocked.cartId)
    const payment = unlocked && (await lockPayment(tx, unlocked.id))
    const [known] = await tx.select().from(refunds).where(eq(refunds.requestKey, wish.key))
    if (known) return known.orderId === seen.id ? { ok: true } : { ok: false, reason: 'key-reused' }
    const locked = await lockSeenOrder(tx, seen)
    if (!locked.ok) return locked
    if (!payment) return { ok: false, reason: 'not-paid' }
    return decide(tx, deps, { order: locked.order, payment, wish })
  })
}

type Case = { order: OrderRow; payment: Payment; wish: RefundWish }

async function decide(
  tx: Transaction,
  deps: RefundDeps,
  { order, payment, wish }: Case,
): Promise<RefundAsked> {
  const next = nextOrderStatuses(order.status, wayOf(order.shippingMethod))
  const target = wish.what.kind === 'cancel' ? 'cancelled' : 'refunded'
  if (!next.includes(target)) return { ok: false, reason: 'status-not-allowed' }
  const { paid, earlier, lines, refunds: made } = await readMoney(tx, order)
  if (made.some(({ state }) => state === 'refunding')) return { ok: false, reason: 'under-way' }
  const planned = plan(paid, earlier, wish)
  if (!planned.ok) return planned
  const { amountCents, parts } = planned
  const isFree = payment.provider === 'none'
  // Only the provider that took the money can refund it.
  if (!isFree && amountCents > 0 && !deps.payments.find(payment.provider))
    return { ok: false, reason: 'other-provider' }
  const now = deps.now()
  const isLast = amountCents === refundable(paid, earlier)
  let refundId: string | null = null
  if (amountCents > 0) refundId = await note(tx, { order, payment, wish, amountCents, parts, now })
  if (isLast && amountCents > 0) await movePayment(tx, payment, { event: 'refund', now })
  if (wish.restock) await returnStock(tx, piecesOf(lines, parts))
  if (isLast) await giveBackRights(tx, order, payment, now)
  const told = { refundCents: amountCents, reason: wish.reason }
  const by = { actor: wish.actor, now }
  if (wish.what.kind === 'cancel') {
    await setStatus(tx, deps.env, order, { step: { status: 'cancelled' }, by, told })
    return { ok: true }
  }
  const change = `Refund of ${formatMoney(amountCents, order.currency)}${wish.restock ? ', pieces back on the shelf' : ''}`
  await changeOrder(tx, order, {}, { ...by, change })
  // That all of it went back is told when it did.
  if (!isLast && refundId !== null && order.email !== '')
    await writeMail(tx, partRefundMail(deps.env, order, { ...told, refundId }), now)
  return { ok: true }
}

type Money = Awaited<ReturnType<typeof readMoney>>

function plan(paid: Money['paid'], earlier: Money['earlier'], { what }: RefundWish) {
  const shippingLeft = !earlier.some(({ shipping }) => shipping)
  const rest = [...piecesLeft(paid, earlier)].flatMap(([lineId, quantity]) =>
    quantity > 0 ? [{ lineId, quantity }] : [],
  )
  if (what.kind === 'parts') {
    const parts = { lines: [...what.lines], shipping: what.shipping }
    const amount = refundOfParts(paid, earlier, parts)
    return amount.ok ? { ...amount, parts } : amount
  }
  if (what.kind === 'amount') {
    const amount = refundOfAmount(paid, earlier, what.amountCents)
    return amount.ok ? { ...amount, parts: { lines: [], shipping: false } } : amount
  }
  const amountCents = refundable(paid, earlier)
  const parts = { lines: rest, shipping: shippingLeft }
  // An order that cost nothing can be cancelled; there is nothing to refund in it.
  return amountCents > 0 || what.kind === 'cancel'
    ? ({ ok: true, amountCents, parts } as const)
    : ({ ok: false, reason: 'nothing' } as const)
}

async function note(tx: Transaction, asked: Case & Planned & { now: Date }): Promise<string> {
  const { order, payment, wish, amountCents, parts, now } = asked
  const [row] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      paymentId: payment.id,
      requestKey: wish.key,
      amountCents,
      state: 'refunding',
      lines: [...parts.lines],
      shipping: parts.shipping,
      restocked: wish.restock,
      reason: wish.reason,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: refunds.id })
  if (!row) throw new Error('A refund that was just written is gone')
  return row.id
}

function piecesOf(lines: Money['lines'], { lines: parts }: RefundParts) {
  return parts.flatMap(({ lineId, quantity }) => {
    const variantId = lines.find(({ id }) => id === lineId)?.variantId ?? null
    return variantId === null ? [] : [{ variantId, quantity }]
  })
}

/** What an order took along beside the money: the use of a code, reward points. A reward's code ends with its points. */
async function giveBackRights(tx: Transaction, order: OrderRow, payment: Payment, now: Date): Promise<void> {
  const code = order.discountCode
  const [reward] =
    code === null
      ? []
      : await tx
          .select({ id: rewardRedemptions.id })
          .from(rewardRedemptions)
          .where(eq(rewardRedemptions.code, code))
  if (code !== null && !reward) await returnDiscountUse(tx, code, payment.id)
  await reverseReferral(tx, { orderId: order.id, now })
}
