import { type Cents, formatShortMoney } from '../money.ts'
import type { RewardOffer } from '../settings/default-rules.ts'
import { getRules } from '../settings/rules.ts'

/** A reward that points can buy: a discount code for one order. */
export type Reward = {
  id: number
  name: string
  description: string
  pointsCost: number
  discountType: 'percentage' | 'fixed_amount'
  /** In whole percent, or in cents, depending on the discount's type. */
  discountValue: number
  /** The subtotal has to exceed this amount, in cents; 0 means no minimum. */
  minimumSubtotalCents: Cents
}

/** Lists the rewards that points can buy at present. Codes that were already redeemed keep their discount. */
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

/** Finds faults in a list of rewards. Returns messages for the list's editor; empty if the list is valid. */
export function findRewardFaults(rewards: readonly Reward[]): string[] {
  const ids = rewards.map(({ id }) => id)
  const twice = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `Two rewards have the id ${id}.`)
  return [...twice, ...rewards.flatMap((reward) => faultsOf(reward))]
}

function faultsOf(reward: Reward): string[] {
  const { name, pointsCost, discountType, discountValue, minimumSubtotalCents } = reward
  const isWhole = (value: number, least: number, most: number) =>
    Number.isSafeInteger(value) && value >= least && value <= most
  const most = discountType === 'percentage' ? 100 : 100_000
  return [
    ...(isWhole(pointsCost, 1, 1_000_000) ? [] : [`${name}: the points must be a whole number above 0.`]),
    ...(isWhole(discountValue, 1, most) ? [] : [`${name}: the discount must be between 1 and ${most}.`]),
    ...(isWhole(minimumSubtotalCents, 0, 10_000_000)
      ? []
      : [`${name}: the minimum must be a whole number of cents.`]),
    // Without a minimum, the code could pay for an order in full.
    ...(discountType === 'fixed_amount' && minimumSubtotalCents < discountValue
      ? [`${name}: the order must come to more than the discount.`]
      : []),
  ]
}
