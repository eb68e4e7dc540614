import type { Discount } from './discount.ts'

/** Why a code is accepted today or not, whatever is in the cart. */
export type DiscountState = 'active' | 'scheduled' | 'ended' | 'used-up'

/** The end is checked first: a switched-off code is ended, even if it was used up before. */
export function discountState(
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
