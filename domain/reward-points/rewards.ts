import { type Cents, formatShortMoney } from '../money.ts'
import type { RewardOffer } from '../settings/default-rules.ts'
import { rules } from '../settings/rules.ts'

/** Something that points buy: a discount code for one order. */
export type Reward = {
  id: number
  name: string
  description: string
  pointsCost: number
  discountType: 'percentage' | 'fixed_amount'
  /** Whole percent, or cents. */
  discountValue: number
  /** The subtotal has to exceed this; 0 for no minimum. */
  minimumSubtotalCents: Cents
}

/** The rewards that points buy now. Redeemed codes keep their discount. */
export const listRewards = (): Reward[] => rules().rewardOffers.list.map(rewardOf)

export const rewardOf = ({ discount, ...offer }: RewardOffer): Reward => ({
  ...offer,
  discountValue: offer.discountType === 'percentage' ? discount : discount * 100,
})

/** A reward's discount for display: "10%", "CA$15". */
export const rewardValue = ({
  discountType,
  discountValue,
}: Pick<Reward, 'discountType' | 'discountValue'>): string =>
  discountType === 'percentage' ? `${discountValue}%` : formatShortMoney(discountValue)

/** Faults in a list of rewards, in words for its editor; empty if it is valid. */
export function rewardFaults(rewards: readonly Reward[]): string[] {
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
    ...(isWhole(pointsCost, 1, 1_000_000) ? [] : [`${name}: the points are no whole number above 0.`]),
    ...(isWhole(discountValue, 1, most) ? [] : [`${name}: the discount is not between 1 and ${most}.`]),
    ...(isWhole(minimumSubtotalCents, 0, 10_000_000) ? [] : [`${name}: the minimum is no amount in cents.`]),
    // Otherwise the code would apply to an order that it pays for in full.
    ...(discountType === 'fixed_amount' && minimumSubtotalCents < discountValue
      ? [`${name}: the order must come to more than the discount.`]
      : []),
  ]
}
