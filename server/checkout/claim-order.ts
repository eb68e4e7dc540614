import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { classifyCustomer } from '../../domain/analytics/segments.ts'
import { formatOrderNumber } from '../../domain/order/order-number.ts'
import type { Transaction } from '../db/database.ts'
import { carts, checkoutDrafts } from '../db/schema/cart.ts'
import { orderLines, orders, stockReservations } from '../db/schema/orders.ts'
import type { ProviderPayment } from '../gateways/payment.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { describeMadeToOrderItems } from '../made-to-order/index.ts'
import { composeConfirmationMail, emitOrderEvent, type OrderDeps } from '../orders/index.ts'
import { listDownloadGrants } from '../downloads/index.ts'
import { lockCart, lockPayment, changePaymentState, type Payment } from '../payments/index.ts'
import { composeLateRefundMail } from './refund-mail.ts'

type ClaimDeps = Pick<OrderDeps, 'db' | 'now' | 'env' | 'orderHandlers'>

export type ClaimResult = { ok: true; orderToken: string } | { ok: false; reason: 'too-late' }

/**
 * Turns a received payment into an order. The order, its lines, the completed cart, the e-mail and the print jobs are committed together.
 * The webhook, the return page and reconciliation all call this function. Repeated calls are safe: neither a payment nor a cart can become
 * two orders. The parameter `money` is the provider's report of the payment; null for a free order. If the payment attempt has already
 * ended, the payment is refunded instead.
 */
export async function claimOrder(
  deps: ClaimDeps,
  payment: Payment,
  money: Pick<ProviderPayment, 'reference' | 'cardFingerprint'> | null,
): Promise<ClaimResult> {
  return deps.db.transaction(async (tx) => {
    await lockCart(tx, payment.cartId)
    const locked = await lockPayment(tx, payment.id)
    const inTime = locked.state === 'reserved' || locked.state === 'paying'
    const moved = await changePaymentState(tx, locked, {
      event: inTime ? 'money-arrived' : 'money-arrived-too-late',
      now: deps.now(),
      // Stores the provider's reference, because refunds need it. If the provider's response to the first request was lost, the reference
      // isn't stored yet.
      ...(money && { providerReference: money.reference }),
    })
    if (moved && inTime)
      return { ok: true, orderToken: await writeOrder(tx, deps, locked, money?.cardFingerprint ?? null) }
    // A buyer who deleted their data before the payment arrived has no e-mail address any more and gets no e-mail.
    if (moved && locked.acceptedOrder.contact.email !== '')
      await enqueueMail(tx, composeLateRefundMail(locked), deps.now())
    const [order] = await tx
      .select({ token: orders.token })
      .from(orders)
      .where(eq(orders.paymentId, payment.id))
    return order ? { ok: true, orderToken: order.token } : { ok: false, reason: 'too-late' }
  })
}

async function writeOrder(
  tx: Transaction,
  deps: ClaimDeps,
  payment: Payment,
  cardFingerprint: string | null,
): Promise<string> {
  const placed = { id: await nextOrderId(tx), token: createCapabilityToken(), placedAt: deps.now() }
  const number = formatOrderNumber(placed.id)
  const { acceptedOrder: order, cartId, visitorHash } = payment
  await tx.insert(orders).values({ ...placed, ...orderRow(payment), number })
  const lines = await tx
    .insert(orderLines)
    .values(order.lines.map((line) => ({ ...line, orderId: placed.id })))
    .returning()
  // Deletes the reservations: the items are sold, so they must not return to stock when a reservation expires.
  await tx.delete(stockReservations).where(eq(stockReservations.paymentId, payment.id))
  await tx.update(carts).set({ status: 'completed', updatedAt: placed.placedAt }).where(eq(carts.id, cartId))
  await tx.delete(checkoutDrafts).where(eq(checkoutDrafts.cartId, cartId))
  const paid = { orderId: placed.id, visitorHash, order, lines, cardFingerprint, at: placed.placedAt }
  await emitOrderEvent(tx, deps.orderHandlers, 'paid', paid)
  const granted = await listDownloadGrants(tx, placed.id)
  const downloads = lines
    .flatMap(({ id }) => granted.get(id) ?? [])
    .map(({ goods, token }) => ({ title: goods.title, token }))
  const items = await describeMadeToOrderItems(tx, order.lines)
  const mail = composeConfirmationMail(deps.env, {
    ...placed,
    number,
    order,
    lineIds: lines.map(({ id }) => id),
    items,
    downloads,
  })
  await enqueueMail(tx, mail, placed.placedAt)
  await emitOrderEvent(tx, deps.orderHandlers, 'sales-changed', { orderIds: [placed.id] })
  return placed.token
}

function orderRow({ id: paymentId, acceptedOrder: order, cartId, visitorHash }: Payment) {
  const { currency, subtotalCents, discountCents, discountCode, taxes, totalCents, note, address } = order
  return {
    cartId,
    paymentId,
    visitorHash,
    ...order.contact,
    address,
    customerType: classifyCustomer(address),
    shippingMethod: order.shipping.method,
    shippingCents: order.shipping.priceCents,
    currency,
    subtotalCents,
    discountCents,
    discountCode,
    taxes,
    totalCents,
    note,
  }
}

/** Reserves the order's id before the row is inserted, because the order number is made from it. */
async function nextOrderId(tx: Transaction): Promise<number> {
  const answer = await tx.execute(sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id`)
  return z.object({ id: z.coerce.number().int() }).parse(answer.rows[0]).id
}
