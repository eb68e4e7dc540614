import type { RewardView } from '../../../contract/referrals.ts'
import { formatRewardValue } from '../../../domain/reward-points/rewards.ts'

/** Formats a reward's discount: a percentage as "10%", or a fixed amount as "CA$15". The API returns fixed amounts in dollars. */
export const formatRewardDiscount = ({ discountType, discountValue }: RewardView): string =>
  formatRewardValue({
    discountType,
    discountValue: discountType === 'percentage' ? discountValue : Math.round(discountValue * 100),
  })
