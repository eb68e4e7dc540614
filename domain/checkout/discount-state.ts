import type { Discount } from './discount.ts'

/** The state of a code, regardless of any cart: whether it can be used today and, if not, why. */
export type DiscountState = 'active' | 'scheduled' | 'ended' | 'used-up'

/**
 * Returns the state of a code. The end date is checked first, so a code that was switched off counts as ended even if it was also used up.
 */
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
