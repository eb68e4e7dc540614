import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickDesignAward, capAward, pickUploadAward } from './awards.ts'

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('what designing earns', () => {
  it.each([
    ['a design', pickDesignAward, 10, 30],
    ['an upload', pickUploadAward, 5, 15],
  ])('%s: minimum and maximum', (_, award, least, most) => {
    expect(award(() => 0)).toBe(least)
    expect(award(() => 0.999_999)).toBe(most)
    fc.assert(
      fc.property(random, (number) => {
        const points = award(() => number)
        expect(Number.isInteger(points)).toBe(true)
        expect(points).toBeGreaterThanOrEqual(least)
        expect(points).toBeLessThanOrEqual(most)
      }),
    )
  })

  it.each([
    ['created', 20, 20],
    ['created', 20.9, 20],
    ['created', 1_000_000, 30],
    ['created', -5, 10],
    ['created', Number.NaN, 10],
    ['uploaded', 15, 15],
    ['uploaded', 30, 15],
    ['uploaded', 0, 5],
  ] as const)('%s for %d points counts as %d', (kind, said, counted) => {
    expect(capAward(kind, said)).toBe(counted)
  })
})
