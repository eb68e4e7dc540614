import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillCalculator } from '../../tests/fixtures/ask-calculator.ts'
import { muralCalculator } from '../../content/calculators/murals.ts'

function priceOf(width: number, height: number, raw: Record<string, string> = {}) {
  const asked = muralCalculator.ask({ width: String(width), height: String(height), ...raw })
  if (!asked.ok) throw new Error(JSON.stringify(asked.faults))
  return asked.price
}

const halves = (most: number) => fc.integer({ min: 4, max: most * 2 }).map((half) => half / 2)

describe('a mural', () => {
  it('a wider wall never costs more per square foot', () => {
    const added = fc.record({
      material: fc.constantFrom('peel-stick', 'smooth', 'textured'),
      laminate: fc.constantFrom('yes', 'no'),
      installation: fc.constantFrom('self', 'niagara'),
    })
    fc.assert(
      fc.property(halves(59), halves(20), added, (width, height, raw) => {
        const each = (wide: number) => Number(priceOf(wide, height, raw).each.replace('CA$', ''))
        expect(each(width + 0.5)).toBeLessThanOrEqual(each(width))
      }),
    )
  })

  it.each([
    // 12 × 8 ft is 96 sq ft and lies within the first price band. 10 × 10 ft is exactly 100 sq ft, the end of that band.
    [12, 8, ['each sq ft over 100 costs CA$4.05']],
    [10, 10, ['each sq ft over 100 costs CA$4.05']],
    [
      20,
      10,
      ['sq ft 101 to 250 cost 10% less, anything above 20% less', 'each sq ft over 250 costs CA$3.60'],
    ],
    [
      25,
      10,
      ['sq ft 101 to 250 cost 10% less, anything above 20% less', 'each sq ft over 250 costs CA$3.60'],
    ],
    [30, 10, ['sq ft 101 to 250 cost 10% less, anything above 20% less']],
  ])('of %i × %i ft shows its band and the next one', (width, height, told) => {
    const { reasons, nextBreak } = priceOf(width, height)
    const bands = reasons.filter(({ label }) => ['Large wall', 'Next price break'].includes(label))
    expect(bands.map(({ text }) => text)).toEqual(told)
    expect(nextBreak).toBeNull()
  })
})

describe('murals', () => {
  it.each([
    // 12 × 8 ft is 96 sq ft at 4.50, within the first price band.
    [{}, 432_00, 'CA$4.50'],
    // Of 200 sq ft, 100 cost 4.20 per sq ft and 100 cost 3.78.
    [{ width: '20', height: '10', material: 'smooth' }, 798_00, 'CA$3.99'],
    // Of 300 sq ft, 100 cost 4.20 per sq ft, 150 cost 3.78, and 50 cost 3.36.
    [{ width: '30', height: '10', material: 'smooth' }, 1_155_00, 'CA$3.85'],
    // 6.25 sq ft cost less than the minimum price, so the minimum price applies.
    [{ width: '2.5', height: '2.5' }, 149_00, 'CA$23.84'],
    [{ laminate: 'yes' }, 552_00, 'CA$5.75'],
    // Installation of 96 sq ft at 3.50 adds 336.00.
    [{ installation: 'niagara' }, 768_00, 'CA$8.00'],
    [{ width: '2', height: '2', installation: 'niagara' }, 429_00, 'CA$107.25'],
  ])('a wall of %j costs %i cents', (raw, totalCents, each) => {
    expect(fillCalculator(muralCalculator, raw).price).toMatchObject({ totalCents, each })
  })

  it('a larger wall never costs less', () => {
    const side = fc.integer({ min: 4, max: 40 }).map((half) => half / 2)
    fc.assert(
      fc.property(side, side, fc.boolean(), (width, height, hung) => {
        const installation = hung ? 'niagara' : 'self'
        const cost = (wide: number) =>
          fillCalculator(muralCalculator, { width: String(wide), height: String(height), installation }).price
            .totalCents
        expect(cost(width + 0.5)).toBeGreaterThanOrEqual(cost(width))
      }),
    )
  })
})
