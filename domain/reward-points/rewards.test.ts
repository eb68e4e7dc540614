import { expect, it } from 'vitest'
import { formatMoney } from '../money.ts'
import { listRewards, findRewardFaults, formatRewardValue } from './rewards.ts'

it('the list of rewards is valid', () => {
  expect(findRewardFaults(listRewards())).toEqual([])
})

it.each([
  ['the same id twice', [{}, {}], /Two rewards/],
  ['more than all', [{ discountValue: 101 }], /between 1 and 100/],
  ['nothing to pay', [{ pointsCost: 0 }], /points/],
  ['a discount above its minimum', [{ discountType: 'fixed_amount', discountValue: 50_00 }], /more than/],
] as const)('a list with %s is rejected', (_, changes, words) => {
  const [first] = listRewards()
  if (!first) throw new Error('no rewards')
  expect(findRewardFaults(changes.map((change) => ({ ...first, ...change }))).join(' ')).toMatch(words)
})

it('texts and amounts agree', () => {
  for (const reward of listRewards()) {
    const { description, minimumSubtotalCents } = reward
    expect(description).toContain(formatRewardValue(reward))
    if (minimumSubtotalCents > 0)
      expect(description).toContain(formatMoney(minimumSubtotalCents).replace('.00', ''))
  }
})
