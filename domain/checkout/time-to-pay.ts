/** How long an attempt to pay holds its stock. Longer than MIN_PAYING_MS, so that a failed start can be repeated. */
export const RESERVATION_MS = 40 * 60 * 1000

/**
 * The payment provider refuses an expiry sooner than this. Stripe keeps its page open for at least 30 minutes; the rest allows for clock
 * differences and slow answers. https://docs.stripe.com/api/checkout/sessions/create (expires_at)
 */
export const MIN_PAYING_MS = 32 * 60 * 1000

/** Whether the provider still opens a page for an attempt that ends at `expiresAt`. */
export function hasTimeToPay(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() >= MIN_PAYING_MS
}
