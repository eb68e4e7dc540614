import { expect, it } from 'vitest'
import { formatMoney } from '../money.ts'
import { listRewards, findRewardFaults, formatRewardValue } from './rewards.ts'

it('the list of rewards is valid', () => {
  expect(findRewardFaults(listRewards())).toEqual([])
})

it.each([
  ['the same id twice', [{}, {}], 'id-twice'],
  ['more than all', [{ discountValue: 101 }], 'discount-out-of-range'],
  ['nothing to pay', [{ pointsCost: 0 }], 'invalid-points'],
  [
    'a discount above its minimum',
    [{ discountType: 'fixed_amount', discountValue: 50_00 }],
    'minimum-below-discount',
  ],
] as const)('a list with %s is rejected', (_, changes, code) => {
  const [first] = listRewards()
  if (!first) throw new Error('no rewards')
  const faults = findRewardFaults(changes.map((change) => ({ ...first, ...change })))
  expect(faults.map((fault) => fault.code)).toContain(code)
})

it('texts and amounts agree', () => {
  for (const reward of listRewards()) {
    const { description, minimumSubtotalCents } = reward
    expect(description).toContain(formatRewardValue(reward))
    if (minimumSubtotalCents > 0)
      expect(description).toContain(formatMoney(minimumSubtotalCents).replace('.00', ''))
  }
})
