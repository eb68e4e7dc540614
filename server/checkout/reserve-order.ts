import { RESERVATION_MS } from '../../domain/checkout/time-to-pay.ts'
import type { Transaction } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { payments, stockReservations } from '../db/schema/orders.ts'
import { type AcceptedOrder, hashAcceptedOrder } from '../db/accepted-order.ts'
import {
  type CheckoutCart,
  type CheckoutLine,
  findCheckoutCart,
  findDiscountForCustomer,
  findDraft,
  recordCustomerDiscountUse,
  countDiscountUse,
} from '../cart/index.ts'
import {
  findUnfinishedPayment,
  findPayment,
  findTaxRegistrations,
  lockCartByToken,
  type Payment,
} from '../payments/index.ts'
import { type PreparedOrder, prepareOrder } from './prepare-order.ts'
import { takeStock } from '../catalogue/index.ts'
import { recordOrderedArtwork } from '../designs/index.ts'

export type Reservation =
  /** The reservation succeeded. `isNew` is false if the payment existed before, for example from a click in another tab. */
  | { ok: true; payment: Payment; isNew: boolean }
  | { ok: false; reason: 'unknown-cart' | 'cart-completed' | 'changed' }
  | Exclude<PreparedOrder, { ok: true }>

type Input = {
  checkoutToken: string
  visitorHash: string
  /** The fingerprint of the order that the shopper accepted. */
  accepted: string
}

/** Thrown to roll back the transaction, because an item isn't available. */
class Unavailable extends Error {
  readonly refusal: Exclude<PreparedOrder, { ok: true }>

  constructor(refusal: Exclude<PreparedOrder, { ok: true }>) {
    super('The order can’t be fulfilled')
    this.refusal = refusal
  }
}

/** Reserves the stock of the accepted order and creates the payment attempt, in one transaction. */
export async function reserveOrder(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'payments' | 'visitorSecret'>,
  input: Input,
): Promise<Reservation> {
  try {
    return await deps.db.transaction((tx) => reserve(tx, deps, input))
  } catch (error) {
    if (error instanceof Unavailable) return error.refusal
    throw error
  }
}

async function reserve(
  tx: Transaction,
  deps: Pick<Deps, 'now' | 'env' | 'payments' | 'visitorSecret'>,
  input: Input,
): Promise<Reservation> {
  const locked = await lockCartByToken(tx, input.checkoutToken)
  if (!locked) return { ok: false, reason: 'unknown-cart' }
  if (locked.status === 'completed') return { ok: false, reason: 'cart-completed' }
  const live = await findUnfinishedPayment(tx, locked.id)
  if (live) return { ok: true, payment: live, isNew: false }
  const cart = await findCheckoutCart(tx, input.checkoutToken)
  if (!cart) return { ok: false, reason: 'unknown-cart' }
  const draft = (await findDraft(tx, cart.id, input.visitorHash)) ?? {}
  const customer = { email: draft.email, visitorHash: input.visitorHash }
  const asked = { customer, keys: deps, ownPaymentId: null }
  const discount = draft.discountCode ? await findDiscountForCustomer(tx, draft.discountCode, asked) : null
  const registrations = findTaxRegistrations(deps.env)
  const prepared = prepareOrder({ cart, draft, discount, registrations, now: deps.now() })
  if (!prepared.ok) return prepared
  if (hashAcceptedOrder(prepared.order) !== input.accepted) return { ok: false, reason: 'changed' }
  return {
    ok: true,
    payment: await takeAll(tx, deps, { cart, order: prepared.order, ...input }),
    isNew: true,
  }
}

type Accepted = Input & { cart: CheckoutCart; order: AcceptedOrder }

async function takeAll(
  tx: Transaction,
  { now, payments: { current }, visitorSecret }: Pick<Deps, 'now' | 'payments' | 'visitorSecret'>,
  { cart, order, visitorHash }: Accepted,
): Promise<Payment> {
  const stock = await takeStock(tx, order.lines)
  if (!stock.ok)
    throw new Unavailable({ ok: false, reason: 'sold-out', lines: linesOf(cart.lines, stock.soldOut) })
  if (order.discountCode !== null && !(await countDiscountUse(tx, order.discountCode))) {
    throw new Unavailable({ ok: false, reason: 'incomplete', errors: { discountCode: 'used-up' } })
  }
  const [created] = await tx
    .insert(payments)
    .values({
      cartId: cart.id,
      visitorHash,
      state: 'reserved',
      provider: order.totalCents === 0 ? 'none' : current.id,
      amountCents: order.totalCents,
      currency: order.currency,
      acceptedOrder: order,
      expiresAt: new Date(now().getTime() + RESERVATION_MS),
      createdAt: now(),
      updatedAt: now(),
    })
    .returning({ id: payments.id })
  const payment = created ? await findPayment(tx, created.id) : null
  if (!payment) throw new Error('A payment is missing although it was just written')
  const { discountCode: code, contact } = order
  const use = { paymentId: payment.id, email: contact.email, visitorHash, keys: { visitorSecret } }
  if (code !== null && !(await recordCustomerDiscountUse(tx, { ...use, code })))
    throw new Unavailable({ ok: false, reason: 'incomplete', errors: { discountCode: 'used-before' } })
  await recordOrderedArtwork(tx, { paymentId: payment.id, lines: order.lines })
  const reservations = stock.taken.map((pieces) => ({ ...pieces, paymentId: payment.id }))
  if (reservations.length > 0) await tx.insert(stockReservations).values(reservations)
  return payment
}

function linesOf(lines: readonly CheckoutLine[], variantIds: readonly number[]): CheckoutLine[] {
  return lines.filter(({ variantId }) => variantIds.includes(variantId))
}
