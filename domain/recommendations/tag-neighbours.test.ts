import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_TAG_NEIGHBOURS, computeTagNeighbours } from './tag-neighbours.ts'
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
const neighboursOf = (id: number) =>
  [...computeTagNeighbours(catalogue)].find(({ productId }) => productId === id)?.neighbours ?? []

describe('tag neighbours', () => {
  it('come nearest first, without the product itself', () => {
    expect(neighboursOf(3).map(({ otherId }) => otherId)).toEqual([4, 6, 1, 2])
    expect(neighboursOf(3)[0]?.similarity).toBeCloseTo(
      computeTagSimilarity(['decal', 'gaming'], ['decal', 'gaming', 'boat'], weights),
      12,
    )
  })

  it('are missing for a product without tags', () => {
    expect(neighboursOf(5)).toEqual([])
  })

  it('are limited to 64', () => {
    const many = Array.from({ length: 100 }, (_, productId) => ({ productId, tags: ['decal'] }))
    const lists = [...computeTagNeighbours(many)].map(({ neighbours }) => neighbours)
    expect(lists.length).toBe(100)
    for (const neighbours of lists) expect(neighbours.length).toBe(MAX_TAG_NEIGHBOURS)
    expect(lists[0]?.map(({ otherId }) => otherId)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1))
  })

  it('in a small catalogue, equal those of comparing all with all', () => {
    const anyProducts = fc
      .array(fc.subarray(['a', 'b', 'c', 'd', 'e']), { maxLength: 90 })
      .map((list) => list.map((tags, productId) => ({ productId, tags })))
    fc.assert(
      fc.property(anyProducts, (products) => {
        const all = computeTagWeights(products)
        const found = new Map(
          [...computeTagNeighbours(products)].map((list) => [list.productId, list.neighbours]),
        )
        for (const { productId, tags } of products) {
          const alike = products
            .filter((other) => other.productId !== productId)
            .map((other) => computeTagSimilarity(tags, other.tags, all))
            .filter((similarity) => similarity > 0)
            .sort((a, b) => b - a)
            .slice(0, MAX_TAG_NEIGHBOURS)
          const neighbours = found.get(productId) ?? []
          expect(neighbours.length).toBe(alike.length)
          neighbours.forEach(({ similarity }, place) =>
            expect(similarity).toBeCloseTo(alike[place] ?? NaN, 9),
          )
        }
      }),
      { numRuns: 30 },
    )
  })
})
