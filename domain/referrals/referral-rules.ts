/** How many recent referrals the page shows (specification of the marketing pages, section 9). */
export const RECENT_REFERRALS = 5

/**
 * The states of a referral. pending: a friend followed the link. completed: the friend ordered and paid. refused: the friend's order
 * doesn't count. reversed: the order was refunded, or turned out to be the referrer's own.
 */
export const REFERRAL_STATUSES = ['pending', 'completed', 'refused', 'reversed'] as const
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

export type ReferredOrder = {
  /** The amount paid, in cents. */
  paidCents: number
  /** True if this is the first paid order from this account and this e-mail address. */
  isFirst: boolean
  /** Whether the order was placed from the account that created the link, or from a browser in which that account was signed in. */
  isSameVisitor: boolean
  /**
   * Whether the referrer has placed an order with the same e-mail address. `isSameAddress` and `isSameCard` say the same about the shipping
   * address and the payment card.
   */
  isSameEmail: boolean
  isSameAddress: boolean
  isSameCard: boolean
}

export type ReferralRefusal = 'not-first' | 'same-visitor' | 'same-email' | 'same-address' | 'same-card'

export type ReferralDecision =
  | { decision: 'complete' }
  /** The order was free, so the referral stays pending: the friend's next order may be the first paid one. */
  | { decision: 'wait' }
  | { decision: 'refuse'; reason: ReferralRefusal }

/** Decides whether a paid order completes a referral. It is refused if there is any sign that the buyer is the referrer. */
export function decideReferral(order: ReferredOrder): ReferralDecision {
  const refuse = (reason: ReferralRefusal) => ({ decision: 'refuse', reason }) as const
  if (order.isSameVisitor) return refuse('same-visitor')
  if (order.isSameEmail) return refuse('same-email')
  if (order.isSameAddress) return refuse('same-address')
  if (order.isSameCard) return refuse('same-card')
  if (!order.isFirst) return refuse('not-first')
  return order.paidCents > 0 ? { decision: 'complete' } : { decision: 'wait' }
}
