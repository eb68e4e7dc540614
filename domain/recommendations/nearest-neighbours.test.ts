import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NearestNeighbours } from './nearest-neighbours.ts'

it('the nearest few equal the start of the fully sorted list', () => {
  const anyNeighbours = fc.uniqueArray(
    fc.record({ otherId: fc.nat({ max: 200 }), similarity: fc.constantFrom(0.1, 0.2, 0.5, 1) }),
    { selector: ({ otherId }) => otherId, maxLength: 60 },
  )
  fc.assert(
    fc.property(anyNeighbours, fc.integer({ min: 1, max: 20 }), (neighbours, room) => {
      const nearest = new NearestNeighbours(room)
      for (const { otherId, similarity } of neighbours) nearest.offer(otherId, similarity)
      const sorted = neighbours.toSorted((a, b) => b.similarity - a.similarity || a.otherId - b.otherId)
      expect(nearest.found).toEqual(sorted.slice(0, room))
    }),
  )
})
