import { type Cents, formatShortMoney } from '../money.ts'
import type { RewardOffer } from '../settings/default-rules.ts'
import { getRules } from '../settings/rules.ts'

/** A reward that visitors can get for points: a discount code for one order. */
export type Reward = {
  id: number
  name: string
  description: string
  pointsCost: number
  discountType: 'percentage' | 'fixed_amount'
  /** The amount of the discount: a whole number of percent for a percentage, cents for a fixed amount. */
  discountValue: number
  /** The code can be used only if the subtotal is higher than this, in cents. 0 means no minimum. */
  minimumSubtotalCents: Cents
}

/** Lists the rewards that visitors can get for points now. Codes that they already have aren't affected by changes to this list. */
export const listRewards = (): Reward[] => getRules().rewardOffers.list.map(toReward)

export const toReward = ({ discount, ...offer }: RewardOffer): Reward => ({
  ...offer,
  discountValue: offer.discountType === 'percentage' ? discount : discount * 100,
})

/** Formats a reward's discount: "10%", "CA$15". */
export const formatRewardValue = ({
  discountType,
  discountValue,
}: Pick<Reward, 'discountType' | 'discountValue'>): string =>
  discountType === 'percentage' ? `${discountValue}%` : formatShortMoney(discountValue)

/** A fault in a list of rewards. content/operator/reward-faults.ts has a sentence for each fault. */
export type RewardFault =
  | { code: 'id-twice'; id: number }
  | { code: 'invalid-points' | 'invalid-minimum' | 'minimum-below-discount'; name: string }
  | { code: 'discount-out-of-range'; name: string; most: number }

/** Checks a list of rewards that an operator has edited. Returns no faults if the list is valid. */
export function findRewardFaults(rewards: readonly Reward[]): RewardFault[] {
  const ids = rewards.map(({ id }) => id)
  const twice = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => ({ code: 'id-twice', id }) as const)
  return [...twice, ...rewards.flatMap((reward) => faultsOf(reward))]
}

function faultsOf(reward: Reward): RewardFault[] {
  const { name, pointsCost, discountType, discountValue, minimumSubtotalCents } = reward
  const isWhole = (value: number, least: number, most: number) =>
    Number.isSafeInteger(value) && value >= least && value <= most
  const most = discountType === 'percentage' ? 100 : 100_000
  return [
    ...(isWhole(pointsCost, 1, 1_000_000) ? [] : [{ code: 'invalid-points', name } as const]),
    ...(isWhole(discountValue, 1, most) ? [] : [{ code: 'discount-out-of-range', name, most } as const]),
    ...(isWhole(minimumSubtotalCents, 0, 10_000_000) ? [] : [{ code: 'invalid-minimum', name } as const]),
    // The minimum subtotal must be at least as high as a fixed discount, so that the code can't pay for a whole order.
    ...(discountType === 'fixed_amount' && minimumSubtotalCents < discountValue
      ? [{ code: 'minimum-below-discount', name } as const]
      : []),
  ]
}
