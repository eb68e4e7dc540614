import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { murals } from './murals.ts'

function priceOf(width: number, height: number, raw: Record<string, string> = {}) {
  const asked = murals.ask({ width: String(width), height: String(height), ...raw })
  if (!asked.ok) throw new Error(JSON.stringify(asked.faults))
  return asked.price
}

const halves = (most: number) => fc.integer({ min: 4, max: most * 2 }).map((half) => half / 2)

describe('a mural', () => {
  it('a wider wall never costs more a square foot', () => {
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
    // 96 square feet, and 100, where the first band still ends.
    [12, 8, ['each sq ft over 100 prints for CA$4.05']],
    [10, 10, ['each sq ft over 100 prints for CA$4.05']],
    [20, 10, ['feet 101 to 250 × 0.9, all above × 0.8', 'each sq ft over 250 prints for CA$3.60']],
    [25, 10, ['feet 101 to 250 × 0.9, all above × 0.8', 'each sq ft over 250 prints for CA$3.60']],
    [30, 10, ['feet 101 to 250 × 0.9, all above × 0.8']],
  ])('of %i × %i ft is told its band and the next one', (width, height, told) => {
    const { reasons, nextBreak } = priceOf(width, height)
    const bands = reasons.filter(({ label }) => ['Large wall', 'Larger still'].includes(label))
    expect(bands.map(({ text }) => text)).toEqual(told)
    expect(nextBreak).toBeNull()
  })
})
