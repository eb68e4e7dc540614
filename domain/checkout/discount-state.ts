import type { Discount } from './discount.ts'

/** Whether a code can be used today and, if not, why. It doesn't depend on a cart. */
export type DiscountState = 'active' | 'scheduled' | 'ended' | 'used-up'

/** Returns the state of a code. A code that has ended or was switched off is always `ended`, even if it was also used up. */
export function getDiscountState(
  {
    startsAt,
    endsAt,
    usageLimit,
    usedCount,
  }: Pick<Discount, 'startsAt' | 'endsAt' | 'usageLimit' | 'usedCount'>,
  now: Date,
): DiscountState {
  if (endsAt !== null && now >= endsAt) return 'ended'
  if (usageLimit !== null && usedCount >= usageLimit) return 'used-up'
  return startsAt !== null && now < startsAt ? 'scheduled' : 'active'
}
