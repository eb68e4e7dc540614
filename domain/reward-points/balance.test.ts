import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changePoints, mergePoints, NO_POINTS, type PointsChange } from './balance.ts'

describe('reward points', () => {
  it.each([
    [
      'a friend’s order',
      NO_POINTS,
      { kind: 'earn', points: 100 },
      { available: 100, earned: 100, owed: 0 },
      [100],
    ],
    [
      'a reward',
      { available: 250, earned: 300, owed: 0 },
      { kind: 'spend', points: 200 },
      { available: 50, earned: 300, owed: 0 },
      [-200],
    ],
    [
      'an order that is refunded',
      { available: 100, earned: 100, owed: 0 },
      { kind: 'take-back', points: 100 },
      NO_POINTS,
      [-100],
    ],
    [
      'one that is refunded after its points were spent in part',
      { available: 30, earned: 100, owed: 0 },
      { kind: 'take-back', points: 100 },
      { available: 0, earned: 0, owed: 70 },
      [70, -100],
    ],
    [
      'one that is refunded after all was spent',
      { available: 0, earned: 100, owed: 0 },
      { kind: 'take-back', points: 100 },
      { available: 0, earned: 0, owed: 100 },
      [100, -100],
    ],
    [
      'a friend’s order while points are owed',
      { available: 0, earned: 0, owed: 70 },
      { kind: 'earn', points: 100 },
      { available: 30, earned: 100, owed: 0 },
      [100, -70],
    ],
    [
      'a withdrawn code while more is owed',
      { available: 0, earned: 0, owed: 300 },
      { kind: 'give-back', points: 100 },
      { available: 0, earned: 0, owed: 200 },
      [100, -100],
    ],
  ] as const)('%s', (_, before, change, balance, amounts) => {
    const changed = changePoints(before, change)
    expect(changed).toMatchObject({ ok: true, balance })
    expect(changed.ok && changed.entries.map(({ amount }) => amount)).toEqual(amounts)
  })

  it('can’t be spent if there are too few', () => {
    const refusal = { ok: false, reason: 'not-enough-points' }
    expect(changePoints({ available: 99, earned: 500, owed: 0 }, { kind: 'spend', points: 100 })).toEqual(
      refusal,
    )
  })

  it.each([0, -100, 0.5, Number.NaN])('%s isn’t a valid change', (points) => {
    expect(() => changePoints(NO_POINTS, { kind: 'earn', points })).toThrow(RangeError)
  })

  it('never go below zero, and the ledger always adds up to the balance', () => {
    const change: fc.Arbitrary<PointsChange> = fc.record({
      kind: fc.constantFrom('earn', 'take-back', 'spend', 'give-back'),
      points: fc.integer({ min: 1, max: 400 }),
    })
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let balance = NO_POINTS
        let sum = 0
        for (const each of changes) {
          const changed = changePoints(balance, each)
          if (!changed.ok) {
            expect(balance.available).toBeLessThan(each.points)
            continue
          }
          for (const { amount } of changed.entries) {
            sum += amount
            expect(sum).toBeGreaterThanOrEqual(0)
          }
          balance = changed.balance
          expect(Math.min(balance.available, balance.earned, balance.owed)).toBeGreaterThanOrEqual(0)
          expect(balance.available).toBe(sum)
          // A visitor who owes points can't have any to spend.
          expect(Math.min(balance.available, balance.owed)).toBe(0)
        }
      }),
    )
  })
})

it('of two merged accounts: one account’s points pay off the other’s debt', () => {
  const rich = { available: 150, earned: 300, owed: 0 }
  const indebted = { available: 0, earned: 0, owed: 100 }
  expect(mergePoints(rich, indebted)).toEqual({ available: 50, earned: 300, owed: 0, paidOff: 100 })
  expect(mergePoints(rich, rich)).toEqual({ available: 300, earned: 600, owed: 0, paidOff: 0 })
})
