/**
 * How long stock stays reserved while a shopper pays, in ms. This is longer than MIN_PAYING_MS, so that the shopper can try again if the
 * payment page can't be opened.
 */
export const RESERVATION_MS = 40 * 60 * 1000

/**
 * The minimum time for which a payment page must stay open, in ms. Stripe requires 30 minutes. Two more minutes are added, because of clock
 * differences and slow responses. https://docs.stripe.com/api/checkout/sessions/create (expires_at)
 */
export const MIN_PAYING_MS = 32 * 60 * 1000

/** Whether there is still enough time to open a payment page. `expiresAt` is when the attempt to pay ends. */
export function hasTimeToPay(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() >= MIN_PAYING_MS
}
