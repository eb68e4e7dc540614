import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampToStock } from './clamp-to-stock.ts'

describe('a requested quantity', () => {
  it.each([
    ['is given where stock is not counted', null, { quantity: 9_999, present: 0, elsewhere: 0 }, 9_999, null],
    ['is given while stock lasts', 5, { quantity: 5, present: 2, elsewhere: 0 }, 5, null],
    ['is cut to the stock', 3, { quantity: 5, present: 0, elsewhere: 0 }, 3, 'not-enough-stock'],
    [
      'shares the stock with the other lines',
      3,
      { quantity: 2, present: 0, elsewhere: 2 },
      1,
      'not-enough-stock',
    ],
    [
      'gives nothing of what the other lines have taken',
      3,
      { quantity: 1, present: 0, elsewhere: 3 },
      0,
      'not-enough-stock',
    ],
    ['gives nothing of what is sold out', 0, { quantity: 1, present: 0, elsewhere: 0 }, 0, 'out-of-stock'],
    ['lets a sold-out line shrink', 0, { quantity: 2, present: 4, elsewhere: 0 }, 2, 'out-of-stock'],
    ['never lets a sold-out line grow', 0, { quantity: 5, present: 4, elsewhere: 0 }, 4, 'out-of-stock'],
  ])('%s', (_, available, wanted, quantity, warning) => {
    expect(clampToStock(available, wanted)).toEqual({ quantity, warning })
  })

  it('never exceeds the stock, even by several new lines together', () => {
    const count = fc.nat({ max: 50 })
    fc.assert(
      fc.property(count, count, count, (available, quantity, elsewhere) => {
        const grant = clampToStock(available, { quantity, present: 0, elsewhere })
        expect(grant.quantity).toBeLessThanOrEqual(quantity)
        expect(grant.quantity).toBeLessThanOrEqual(Math.max(available - elsewhere, 0))
        expect(grant.warning === null).toBe(grant.quantity === quantity)
      }),
    )
  })
})
