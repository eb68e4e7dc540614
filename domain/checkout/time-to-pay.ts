/** How long an attempt to pay holds its stock. Longer than MIN_PAYING_MS, so that a failed start can be repeated. */
export const RESERVATION_MS = 40 * 60 * 1000

/**
 * Less than this ahead, an attempt's end is refused by the payment provider. Stripe keeps its page open for 30 minutes at least; its
 * clock may differ, and a slow answer takes a while. https://docs.stripe.com/api/checkout/sessions/create (expires_at)
 */
export const MIN_PAYING_MS = 32 * 60 * 1000

/** Whether the provider still opens a page for an attempt that ends at `expiresAt`. */
export function hasTimeToPay(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() >= MIN_PAYING_MS
}
