/**
 * How long stock is reserved for an attempt to pay, in ms. It exceeds MIN_PAYING_MS, so that the shopper can retry if the payment page
 * can't be opened.
 */
export const RESERVATION_MS = 40 * 60 * 1000

/**
 * The minimum time until a payment page expires, in ms. Stripe rejects less than 30 minutes; two minutes are added for clock differences
 * and slow responses. https://docs.stripe.com/api/checkout/sessions/create (expires_at)
 */
export const MIN_PAYING_MS = 32 * 60 * 1000

/** Whether enough time is left for the provider to open a payment page for an attempt that ends at `expiresAt`. */
export function hasTimeToPay(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() >= MIN_PAYING_MS
}
