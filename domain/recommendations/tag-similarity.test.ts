import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTagSimilarity, computeTagWeights } from './tag-similarity.ts'

const catalogue = [
  { productId: 1, tags: ['decal', 'boat', 'marine'] },
  { productId: 2, tags: ['decal', 'Boat', 'anchor'] },
  { productId: 3, tags: ['decal', 'gaming'] },
  { productId: 4, tags: ['decal', 'gaming', 'boat'] },
  { productId: 5, tags: [] },
  { productId: 6, tags: ['decal'] },
]
const weights = computeTagWeights(catalogue)

describe('similarity by tags', () => {
  it('is 1 for the same tags, however they are spelled, and 0 for none in common', () => {
    expect(computeTagSimilarity(['boat', 'marine'], ['Marine ', 'boat', 'boat'], weights)).toBeCloseTo(1, 12)
    expect(computeTagSimilarity(['boat'], ['gaming'], weights)).toBe(0)
    expect(computeTagSimilarity([], [], weights)).toBe(0)
  })

  it('weights a rare tag more than one that everything has', () => {
    expect(weights.get('anchor')).toBeCloseTo(Math.log(7), 12)
    expect(weights.get('decal')).toBeCloseTo(Math.log(1 + 6 / 5), 12)
    const byBoat = computeTagSimilarity(['decal', 'boat'], ['boat'], weights)
    const byDecal = computeTagSimilarity(['decal', 'boat'], ['decal'], weights)
    expect(byBoat).toBeGreaterThan(byDecal)
  })

  it('is symmetric and between 0 and 1', () => {
    const tags = fc.subarray([...weights.keys()])
    fc.assert(
      fc.property(tags, tags, (a, b) => {
        const similarity = computeTagSimilarity(a, b, weights)
        expect(similarity).toBeGreaterThanOrEqual(0)
        expect(similarity).toBeLessThanOrEqual(1)
        expect(computeTagSimilarity(b, a, weights)).toBeCloseTo(similarity, 12)
      }),
    )
  })
})
