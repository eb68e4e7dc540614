import type { RewardView } from '../../../contract/referrals.ts'
import { formatRewardValue } from '../../../domain/reward-points/rewards.ts'

/** Formats the discount of a reward, whose fixed amount the API returns in dollars: "10%", "CA$15". */
export const formatRewardDiscount = ({ discountType, discountValue }: RewardView): string =>
  formatRewardValue({
    discountType,
    discountValue: discountType === 'percentage' ? discountValue : Math.round(discountValue * 100),
  })
