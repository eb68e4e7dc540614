import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeBalance } from './balance.ts'

it('credits are added and spent', () => {
  expect(changeBalance(0, 25)).toEqual({ ok: true, balance: 25 })
  expect(changeBalance(25, -25)).toEqual({ ok: true, balance: 0 })
})

it('more credits than the balance can’t be spent', () => {
  expect(changeBalance(0, -1)).toEqual({ ok: false, reason: 'not-enough-credits' })
  expect(changeBalance(9, -10)).toEqual({ ok: false, reason: 'not-enough-credits' })
})

it.each([0, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%s isn’t a valid change', (amount) => {
  expect(() => changeBalance(5, amount)).toThrow(RangeError)
})

it('the balance is always the sum of the accepted changes and never negative', () => {
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
