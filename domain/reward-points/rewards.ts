import { type Cents, formatShortMoney } from '../money.ts'

/** Something that points buy: a discount code for one order. */
export type Reward = {
  id: number
  name: string
  description: string
  pointsCost: number
  discountType: 'percentage' | 'fixed_amount'
  /** Whole percent, or cents. */
  discountValue: number
  /** The goods must come to more than this; 0 for no minimum. */
  minimumSubtotalCents: Cents
}

/** What a reward takes off, for people: "10%", "CA$15". */
export const rewardValue = ({
  discountType,
  discountValue,
}: Pick<Reward, 'discountType' | 'discountValue'>): string =>
  discountType === 'percentage' ? `${discountValue}%` : formatShortMoney(discountValue)

/** What is wrong with a list of rewards, in words for who edits it; empty where nothing is. */
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
    // Else the code would hold for an order that it pays in full.
    ...(discountType === 'fixed_amount' && minimumSubtotalCents < discountValue
      ? [`${name}: the order must come to more than the discount.`]
      : []),
  ]
}
