/** The number of referrals that the page shows as recent (specification of the marketing pages, section 9). */
export const RECENT_REFERRALS = 5

/**
 * pending: a friend followed the link. completed: the friend ordered and paid. refused: the order doesn't count. reversed: the order was
 * refunded, or turned out to be the referrer's own.
 */
export const REFERRAL_STATUSES = ['pending', 'completed', 'refused', 'reversed'] as const
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

/** The facts about a paid order whose buyer followed a referral link. */
export type ReferredOrder = {
  /** The amount paid, in cents. */
  paidCents: number
  /** Whether this is the first order that was paid from this account or e-mail address. */
  isFirst: boolean
  /** Whether the order's account created the link, or was open in the same browser as the account that did. */
  isSameVisitor: boolean
  /**
   * Whether the order has the same e-mail address as one of the referrer's own orders. `isSameAddress` and `isSameCard` compare the
   * shipping address and the card in the same way.
   */
  isSameEmail: boolean
  isSameAddress: boolean
  isSameCard: boolean
}

export type ReferralRefusal = 'not-first' | 'same-visitor' | 'same-email' | 'same-address' | 'same-card'

export type ReferralDecision =
  | { decision: 'complete' }
  /** The order was free, so it doesn't decide: the next order may be the friend's first paid one. */
  | { decision: 'wait' }
  | { decision: 'refuse'; reason: ReferralRefusal }

/** Decides whether a paid order completes a referral. The order is refused if anything identifies its buyer as the referrer. */
export function decideReferral(order: ReferredOrder): ReferralDecision {
  const refuse = (reason: ReferralRefusal) => ({ decision: 'refuse', reason }) as const
  if (order.isSameVisitor) return refuse('same-visitor')
  if (order.isSameEmail) return refuse('same-email')
  if (order.isSameAddress) return refuse('same-address')
  if (order.isSameCard) return refuse('same-card')
  if (!order.isFirst) return refuse('not-first')
  return order.paidCents > 0 ? { decision: 'complete' } : { decision: 'wait' }
}
