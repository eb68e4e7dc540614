/** Referrals shown as recent (marketing pages, section 9). */
export const RECENT_REFERRALS = 5

/**
 * pending: somebody followed the link. completed: they ordered and paid. refused: their order doesn't count. reversed: it was refunded, or
 * turned out to be the referrer's own.
 */
export const REFERRAL_STATUSES = ['pending', 'completed', 'refused', 'reversed'] as const
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

/** The facts about a paid order of somebody who followed a link. */
export type ReferredOrder = {
  /** The amount paid, in cents. */
  paidCents: number
  /** Nobody with this account or e-mail address has paid an order before. */
  isFirst: boolean
  /** The order was placed by the account that made the link, or by a browser that opens both. */
  isSameVisitor: boolean
  /** One of the referrer's orders has the same e-mail address, shipping address or card. */
  isSameEmail: boolean
  isSameAddress: boolean
  isSameCard: boolean
}

export type ReferralRefusal = 'not-first' | 'same-visitor' | 'same-email' | 'same-address' | 'same-card'

export type ReferralDecision =
  | { decision: 'complete' }
  /** Nothing was paid; the next order may be the first. */
  | { decision: 'wait' }
  | { decision: 'refuse'; reason: ReferralRefusal }

/** Whether a paid order completes a referral. Self-referrals are refused by everything that can identify the referrer. */
export function decideReferral(order: ReferredOrder): ReferralDecision {
  const refuse = (reason: ReferralRefusal) => ({ decision: 'refuse', reason }) as const
  if (order.isSameVisitor) return refuse('same-visitor')
  if (order.isSameEmail) return refuse('same-email')
  if (order.isSameAddress) return refuse('same-address')
  if (order.isSameCard) return refuse('same-card')
  if (!order.isFirst) return refuse('not-first')
  return order.paidCents > 0 ? { decision: 'complete' } : { decision: 'wait' }
}
