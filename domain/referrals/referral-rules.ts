/** What a friend's first order brings (marketing pages, section 9: "100 points per friend"). */
export const POINTS_PER_FRIEND = 100

/** Referrals shown as recent (marketing pages, section 9). */
export const RECENT_REFERRALS = 5

/**
 * pending: somebody came by the link. completed: they ordered and paid. refused: their order does not count. reversed: it was given back,
 * or turned out to be the referrer's own.
 */
export const REFERRAL_STATUSES = ['pending', 'completed', 'refused', 'reversed'] as const
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

/** What is known when somebody who came by a link has paid an order. */
export type ReferredOrder = {
  /** What was paid, in cents. */
  paidCents: number
  /** Nobody of this account or mail address has paid an order before. */
  isFirst: boolean
  /** The account that made the link ordered, or one of the browsers that open both. */
  isSameVisitor: boolean
  /** An order of the referrer's had the same mail address, shipping address or card. */
  isSameEmail: boolean
  isSameAddress: boolean
  isSameCard: boolean
}

export type ReferralRefusal = 'not-first' | 'same-visitor' | 'same-email' | 'same-address' | 'same-card'

export type ReferralDecision =
  | { decision: 'complete' }
  /** Nothing was paid: the next order may be the first. */
  | { decision: 'wait' }
  | { decision: 'refuse'; reason: ReferralRefusal }

/** Whether a paid order completes a referral. Nobody earns by themselves, by whatever they can be recognised. */
export function decideReferral(order: ReferredOrder): ReferralDecision {
  const refuse = (reason: ReferralRefusal) => ({ decision: 'refuse', reason }) as const
  if (order.isSameVisitor) return refuse('same-visitor')
  if (order.isSameEmail) return refuse('same-email')
  if (order.isSameAddress) return refuse('same-address')
  if (order.isSameCard) return refuse('same-card')
  if (!order.isFirst) return refuse('not-first')
  return order.paidCents > 0 ? { decision: 'complete' } : { decision: 'wait' }
}
