import { hasTimeToPay } from '../../domain/checkout/time-to-pay.ts'
import type { OrderDeps } from '../orders/index.ts'
import { hashAcceptedOrder } from '../db/accepted-order.ts'
import { findUnfinishedPayment, type Payment, ProviderUnavailableError } from '../payments/index.ts'
import type { AttemptLimits } from '../platform/rate-limits/policies.ts'
import { preflightLines } from '../production/index.ts'
import { findCartId, findCheckoutCart, findLineContentFault, loadLineContentData } from '../cart/index.ts'
import { renewPayment } from './renew-payment.ts'
import { reserveOrder, type Reservation } from './reserve-order.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'
import type { ConcurrencyLimit } from '../runtime/concurrency-limit.ts'

export type Placement = {
  checkoutToken: string
  visitorHash: string
  /** The caller's IP address, for rate limits. */
  address: string
  /** The fingerprint of the order as the shopper saw and accepted it. The order is placed only if nothing has changed since. */
  accepted: string
}

export type PlacementResult =
  | { ok: true; next: 'pay'; url: string }
  | { ok: true; next: 'order'; orderToken: string }
  | Exclude<Reservation, { ok: true }>
  | {
      ok: false
      reason:
        | 'being-paid-elsewhere'
        | 'too-many-attempts'
        | 'payment-unavailable'
        | 'payment-over'
        | 'cannot-be-made'
        | 'making-unknown'
    }
  | { ok: false; reason: 'content-missing'; lineId: string }

export type PlaceOrderDeps = Pick<
  OrderDeps,
  'db' | 'now' | 'env' | 'payments' | 'log' | 'visitorSecret' | 'orderHandlers' | 'engine'
> & {
  limits: AttemptLimits
  reservationLimit: ConcurrencyLimit
}

// The maximum number of times that the payment attempt is read. It is read again if another request has changed it in the meantime, which
// rarely happens more than once.
const MAX_ATTEMPTS = 3

/**
 * Places the accepted order: reserves the items and returns the address of the payment page. A cart has only one payment attempt at a time,
 * so repeated requests continue the same attempt.
 */
export async function placeOrder(deps: PlaceOrderDeps, placement: Placement): Promise<PlacementResult> {
  const cartId = await findCartId(deps.db, placement.checkoutToken)
  if (cartId === null) return { ok: false, reason: 'unknown-cart' }
  try {
    return await placeCart(deps, placement, cartId)
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    deps.log('error', 'Couldn’t reach the payment provider', { cartId, error })
    return { ok: false, reason: 'payment-unavailable' }
  }
}

async function placeCart(
  deps: PlaceOrderDeps,
  placement: Placement,
  cartId: string,
): Promise<PlacementResult> {
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const live = await findUnfinishedPayment(deps.db, cartId)
    const joined = live ? await joinAttempt(deps, placement, live) : await newAttempt(deps, placement)
    if (joined) return joined
  }
  return { ok: false, reason: 'payment-over' }
}

/** Continues the existing payment attempt. Returns null if the attempt has changed and must be read again. */
async function joinAttempt(
  deps: PlaceOrderDeps,
  placement: Placement,
  live: Payment,
): Promise<PlacementResult | null> {
  if (live.visitorHash !== placement.visitorHash) {
    return { ok: false, reason: live.state === 'paid' ? 'cart-completed' : 'being-paid-elsewhere' }
  }
  // If the shop has changed its payment provider since the attempt started, the attempt is given up: its payment page is closed, and the
  // order is paid through the current provider.
  const isFormer = live.provider !== 'none' && live.provider !== deps.payments.current.id
  const giveUp = isFormer || hashAcceptedOrder(live.acceptedOrder) !== placement.accepted
  // The provider doesn't know a new attempt yet, so the shop can't ask for its state.
  if (!giveUp && live.state === 'reserved') {
    if (live.provider === 'none' || hasTimeToPay(live.expiresAt, deps.now()))
      return proceed(deps, placement, live)
    if (await renewPayment(deps, live)) return null
  }
  const settled = await settlePayment(deps, live, { giveUp })
  if (settled.state === 'ordered') return { ok: true, next: 'order', orderToken: settled.orderToken }
  if (settled.state !== 'waiting') return null
  return giveUp ? { ok: false, reason: 'payment-over' } : proceed(deps, placement, live)
}

/** Starts a new payment attempt. An attempt counts towards the rate limit only if it reserved items. */
async function newAttempt(deps: PlaceOrderDeps, placement: Placement): Promise<PlacementResult | null> {
  const attempt = await deps.limits.take(placement, deps.now())
  if (!attempt.ok) return { ok: false, reason: 'too-many-attempts' }
  let counts = false
  try {
    const unmade = await findUnmade(deps, placement)
    if (unmade) return unmade
    const reserved = await deps.reservationLimit(() => reserveOrder(deps, placement))
    if (!reserved.ok) return reserved
    counts = reserved.isNew
    return await (reserved.isNew
      ? proceed(deps, placement, reserved.payment)
      : joinAttempt(deps, placement, reserved.payment))
  } finally {
    if (!counts) await attempt.giveBack()
  }
}

/**
 * Finds lines that can't be made. Lines are checked when they are added to the cart, but the cart accepts any line while the engine is
 * busy, and the catalogue may have changed since.
 */
async function findUnmade(
  deps: PlaceOrderDeps,
  { checkoutToken }: Placement,
): Promise<Extract<PlacementResult, { ok: false }> | null> {
  const cart = await findCheckoutCart(deps.db, checkoutToken)
  // Skips lines that aren't on sale, because another check reports them.
  const lines = cart?.lines.filter(({ onSale }) => onSale) ?? []
  const known = await loadLineContentData(deps.db, lines)
  const lacking = lines.find((line) => findLineContentFault(line, known) !== null)
  if (lacking) return { ok: false, reason: 'content-missing', lineId: lacking.lineId }
  const checked = await preflightLines(deps, lines)
  if (checked.some((line) => line.ok && line.stop !== null)) return { ok: false, reason: 'cannot-be-made' }
  return checked.some(({ ok }) => !ok) ? { ok: false, reason: 'making-unknown' } : null
}

async function proceed(
  deps: PlaceOrderDeps,
  placement: Placement,
  payment: Payment,
): Promise<PlacementResult | null> {
  if (payment.provider === 'none') {
    const settled = await settlePayment(deps, payment)
    return settled.state === 'ordered' ? { ok: true, next: 'order', orderToken: settled.orderToken } : null
  }
  const started = await startPayment(deps, payment, placement.checkoutToken)
  return started.ok ? { ok: true, next: 'pay', url: started.url } : started
}
