import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BANNER_LENGTH_IN, bannerDesignOptions, bannerMaterialIds, placeGrommets } from './banner-design.ts'
import { priceBanner } from './banner-price.ts'

const totalOf = (
  ...[lengthIn, material, option]: [number, 'vinyl' | 'mesh' | 'fabric', 'self' | 'upload' | 'professional']
) => {
  const price = priceBanner({ lengthIn, material, option })
  return price.ok ? price.totalCents : price.reason
}

describe('the price of a banner', () => {
  it.each([
    // 19.75 × 36 / 144 × 8.5 = 41.97, so the minimum applies.
    [36, 'vinyl', 'self', 4_999],
    [36, 'mesh', 'self', 5_036],
    [36, 'fabric', 'upload', 5_456],
    [48, 'vinyl', 'self', 5_596],
    [120, 'vinyl', 'self', 13_990],
    [120, 'fabric', 'professional', 25_686],
    [12, 'vinyl', 'professional', 12_499],
  ] as const)(
    'for %i inches of %s with the design option %s is %i cents',
    (lengthIn, material, option, cents) => {
      expect(totalOf(lengthIn, material, option)).toBe(cents)
    },
  )

  it.each([11, 121, 36.5, Number.NaN])('isn’t given for %d inches', (lengthIn) => {
    expect(totalOf(lengthIn, 'vinyl', 'self')).toBe('length-out-of-range')
  })

  it('never falls with length, nor when professional design is added', () => {
    const length = fc.integer({ min: BANNER_LENGTH_IN.min, max: BANNER_LENGTH_IN.max - 1 })
    fc.assert(
      fc.property(
        length,
        fc.constantFrom(...bannerMaterialIds),
        fc.constantFrom(...bannerDesignOptions),
        (inches, material, option) => {
          expect(totalOf(inches + 1, material, option)).toBeGreaterThanOrEqual(
            Number(totalOf(inches, material, option)),
          )
          expect(totalOf(inches, material, 'professional')).toBe(
            Number(totalOf(inches, material, 'self')) + 7_500,
          )
        },
      ),
    )
  })
})

describe('the grommets', () => {
  it('sit at both corners and at most two feet apart', () => {
    expect(placeGrommets(36)).toEqual([0.75, 18, 35.25])
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 120 }), (lengthIn) => {
        const places = placeGrommets(lengthIn)
        expect(places[0]).toBeCloseTo(0.75)
        expect(places.at(-1)).toBeCloseTo(lengthIn - 0.75)
        places.slice(1).forEach((place, i) => expect(place - (places[i] ?? 0)).toBeLessThanOrEqual(24.0001))
      }),
    )
  })
})
