/** Where one attempt to buy credits stands. */
export const CREDIT_PURCHASE_STATES = ['started', 'paid', 'failed', 'expired'] as const

export type CreditPurchaseState = (typeof CREDIT_PURCHASE_STATES)[number]

/** What the payment provider says of it. */
export type CreditPurchaseEvent = 'money-arrived' | 'payment-failed' | 'expire'

/**
 * The state after an event; null where it changes nothing. Its law: money that arrives is never ignored and counts once. Credits are
 * never sold out, so late money, unlike that for an order, buys what it was meant for.
 */
export function nextPurchaseState(
  state: CreditPurchaseState,
  event: CreditPurchaseEvent,
): CreditPurchaseState | null {
  if (state === 'paid') return null
  if (event === 'money-arrived') return 'paid'
  if (state !== 'started') return null
  return event === 'expire' ? 'expired' : 'failed'
}

/** Reads a state from a stored text; null for anything else. */
export function parsePurchaseState(text: string): CreditPurchaseState | null {
  return CREDIT_PURCHASE_STATES.find((state) => state === text) ?? null
}
