import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeBalance } from './balance.ts'

it('credits come in and go out', () => {
  expect(changeBalance(0, 25)).toEqual({ ok: true, balance: 25 })
  expect(changeBalance(25, -25)).toEqual({ ok: true, balance: 0 })
})

it('nobody spends what they have not', () => {
  expect(changeBalance(0, -1)).toEqual({ ok: false, reason: 'not-enough-credits' })
  expect(changeBalance(9, -10)).toEqual({ ok: false, reason: 'not-enough-credits' })
})

it.each([0, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no change', (amount) => {
  expect(() => changeBalance(5, amount)).toThrow(RangeError)
})

it('whatever comes and goes, the balance is the sum of what was allowed and never below nothing', () => {
  const amounts = fc.array(fc.integer({ min: -200, max: 200 }).filter((amount) => amount !== 0))
  fc.assert(
    fc.property(amounts, (wanted) => {
      let balance = 0
      let sum = 0
      for (const amount of wanted) {
        const changed = changeBalance(balance, amount)
        if (changed.ok) [balance, sum] = [changed.balance, sum + amount]
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      expect(balance).toBe(sum)
    }),
  )
})
