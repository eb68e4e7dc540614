import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeCartTotals, computeLineTotal } from './totals.ts'

const anyLine = fc.record({
  unitPriceCents: fc.nat({ max: 99_999_99 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
})

describe('cart totals', () => {
  it.each([
    ['of an empty cart are nothing', [], { itemCount: 0, subtotalCents: 0 }],
    [
      'count pieces, not lines',
      [{ unitPriceCents: 4_99, quantity: 3 }],
      { itemCount: 3, subtotalCents: 14_97 },
    ],
    [
      'add up lines to the cent',
      [
        { unitPriceCents: 10, quantity: 1 },
        { unitPriceCents: 20, quantity: 1 },
        { unitPriceCents: 14_99, quantity: 7 },
      ],
      { itemCount: 9, subtotalCents: 105_23 },
    ],
  ])('%s', (_, lines, totals) => {
    expect(computeCartTotals(lines)).toEqual(totals)
  })

  it('sum the line totals in whole cents, whatever the order of lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 250 }), (lines) => {
        const { subtotalCents } = computeCartTotals(lines)
        expect(Number.isSafeInteger(subtotalCents)).toBe(true)
        expect(subtotalCents).toBe(lines.reduce((sum, line) => sum + computeLineTotal(line), 0))
        expect(computeCartTotals(lines.toReversed())).toEqual(computeCartTotals(lines))
      }),
    )
  })
})
