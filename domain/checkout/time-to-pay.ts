/**
 * How long stock is reserved for an attempt to pay, in ms. It's longer than MIN_PAYING_MS, so that there is time to retry if the payment
 * page can't be opened.
 */
export const RESERVATION_MS = 40 * 60 * 1000

/**
 * The payment provider rejects an expiry that is sooner than this. Stripe keeps its page open for at least 30 minutes; the extra two allow
 * for clock differences and slow responses. https://docs.stripe.com/api/checkout/sessions/create (expires_at)
 */
export const MIN_PAYING_MS = 32 * 60 * 1000

/** Whether enough time is left for the provider to open a payment page for an attempt that ends at `expiresAt`. */
export function hasTimeToPay(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() >= MIN_PAYING_MS
}
