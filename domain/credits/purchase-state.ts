/** The states of an attempt to buy credits. */
export const CREDIT_PURCHASE_STATES = ['started', 'paid', 'failed', 'expired'] as const

export type CreditPurchaseState = (typeof CREDIT_PURCHASE_STATES)[number]

/** Events that the payment provider reports. */
export type CreditPurchaseEvent = 'money-arrived' | 'payment-failed' | 'expire'

/**
 * Returns the state after an event; null if nothing changes. Money that arrives is never ignored, and counts only once. Even a late payment
 * buys the credits, because credits can't sell out.
 */
export function getNextPurchaseState(
  state: CreditPurchaseState,
  event: CreditPurchaseEvent,
): CreditPurchaseState | null {
  if (state === 'paid') return null
  if (event === 'money-arrived') return 'paid'
  if (state !== 'started') return null
  return event === 'expire' ? 'expired' : 'failed'
}

/** Parses a stored state; null for anything else. */
export function parsePurchaseState(text: string): CreditPurchaseState | null {
  return CREDIT_PURCHASE_STATES.find((state) => state === text) ?? null
}
