import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_TAG_NEIGHBOURS, tagNeighbours, tagSimilarity, tagWeights } from './tag-similarity.ts'

const catalogue = [
  { productId: 1, tags: ['decal', 'boat', 'marine'] },
  { productId: 2, tags: ['decal', 'Boat', 'anchor'] },
  { productId: 3, tags: ['decal', 'gaming'] },
  { productId: 4, tags: ['decal', 'gaming', 'boat'] },
  { productId: 5, tags: [] },
  { productId: 6, tags: ['decal'] },
]
const weights = tagWeights(catalogue)
const neighboursOf = (id: number) =>
  [...tagNeighbours(catalogue)].find(({ productId }) => productId === id)?.neighbours ?? []

describe('similarity by tags', () => {
  it('is 1 for the same tags, however they are written, and 0 for none in common', () => {
    expect(tagSimilarity(['boat', 'marine'], ['Marine ', 'boat', 'boat'], weights)).toBeCloseTo(1, 12)
    expect(tagSimilarity(['boat'], ['gaming'], weights)).toBe(0)
    expect(tagSimilarity([], [], weights)).toBe(0)
  })

  it('weighs a rare tag more than one on everything', () => {
    expect(weights.get('anchor')).toBeCloseTo(Math.log(7), 12)
    expect(weights.get('decal')).toBeCloseTo(Math.log(1 + 6 / 5), 12)
    const byBoat = tagSimilarity(['decal', 'boat'], ['boat'], weights)
    const byDecal = tagSimilarity(['decal', 'boat'], ['decal'], weights)
    expect(byBoat).toBeGreaterThan(byDecal)
  })

  it('is symmetric and between 0 and 1', () => {
    const tags = fc.subarray([...weights.keys()])
    fc.assert(
      fc.property(tags, tags, (a, b) => {
        const similarity = tagSimilarity(a, b, weights)
        expect(similarity).toBeGreaterThanOrEqual(0)
        expect(similarity).toBeLessThanOrEqual(1)
        expect(tagSimilarity(b, a, weights)).toBeCloseTo(similarity, 12)
      }),
    )
  })
})

describe('tag neighbours', () => {
  it('come nearest first, without the product itself', () => {
    expect(neighboursOf(3).map(({ otherId }) => otherId)).toEqual([4, 6, 1, 2])
    expect(neighboursOf(3)[0]?.similarity).toBeCloseTo(
      tagSimilarity(['decal', 'gaming'], ['decal', 'gaming', 'boat'], weights),
      12,
    )
  })

  it('are none for a product without tags', () => {
    expect(neighboursOf(5)).toEqual([])
  })

  it('are 64 at most', () => {
    const many = Array.from({ length: 100 }, (_, productId) => ({ productId, tags: ['decal'] }))
    for (const { neighbours } of tagNeighbours(many)) expect(neighbours.length).toBe(MAX_TAG_NEIGHBOURS)
  })

  it('of a small catalogue are those of comparing all with all', () => {
    const anyProducts = fc
      .array(fc.subarray(['a', 'b', 'c', 'd', 'e']), { maxLength: 30 })
      .map((list) => list.map((tags, productId) => ({ productId, tags })))
    fc.assert(
      fc.property(anyProducts, (products) => {
        const all = tagWeights(products)
        const found = new Map([...tagNeighbours(products)].map((row) => [row.productId, row.neighbours]))
        for (const { productId, tags } of products) {
          const alike = products
            .filter((other) => other.productId !== productId)
            .map((other) => ({ otherId: other.productId, similarity: tagSimilarity(tags, other.tags, all) }))
            .filter(({ similarity }) => similarity > 0)
          const neighbours = found.get(productId) ?? []
          expect(new Set(neighbours.map(({ otherId }) => otherId))).toEqual(
            new Set(alike.map(({ otherId }) => otherId)),
          )
          for (const { otherId, similarity } of alike) {
            expect(neighbours.find((neighbour) => neighbour.otherId === otherId)?.similarity).toBeCloseTo(
              similarity,
              9,
            )
          }
        }
      }),
    )
  })
})
