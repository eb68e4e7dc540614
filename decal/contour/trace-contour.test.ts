import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subtract } from '../geometry/shape-operations.ts'
import { makeDisc, makeRectangle, makeStar } from '../geometry/figures.ts'
import { computeShapeArea, measureBox } from '../geometry/shape.ts'
import { countCrossings } from './count-crossings.ts'
import { traceKissCut } from './trace-contour.ts'

describe('the cut contour', () => {
  it('runs 3 mm outside a disc, as a true circle', () => {
    const box = measureBox(traceKissCut([makeDisc(10, 20, 40)]))
    expect([box.cx, box.cy, box.width, box.height].map(Math.round)).toEqual([10, 20, 86, 86])
  })

  it('joins separate parts into one outline', () => {
    expect(traceKissCut([makeDisc(0, 0, 10), makeDisc(60, 0, 10)])).toHaveLength(1)
  })

  it('has no holes', () => {
    const frame = subtract(makeRectangle(0, 0, 90, 90), makeRectangle(20, 20, 50, 50))
    expect(traceKissCut([frame])).toHaveLength(1)
  })

  it('throws if there is nothing to cut around', () => {
    expect(() => traceKissCut([])).toThrow('no area')
  })

  it('is one path without crossings around any scatter of stars, and no star sticks out', () => {
    const place = fc.record({
      x: fc.integer({ min: -50, max: 50 }),
      y: fc.integer({ min: -50, max: 50 }),
      r: fc.integer({ min: 3, max: 30 }),
    })
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), (places) => {
        const art = places.map(({ x, y, r }) => makeStar(x, y, r))
        const cut = traceKissCut(art)
        expect(cut).toHaveLength(1)
        expect(cut.map(countCrossings)).toEqual([0])
        for (const one of art) expect(computeShapeArea(subtract(one, cut))).toBeLessThan(0.01)
      }),
      { numRuns: 12 },
    )
  })
})
