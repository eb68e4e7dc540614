import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeDisc, makeRectangle, makeRoundedRectangle, makeStar } from '../geometry/figures.ts'
import { drawWithFinerCurves } from '../geometry/curve-fineness.ts'
import type { Point, Ring } from '../geometry/shape.ts'
import { fitOutline } from './fit-outline.ts'

const ringOf = ([ring = []]: Ring[]): Ring => ring
const kindsOf = (ring: Ring): string =>
  fitOutline(ring)
    .pieces.map((piece) => ('c1' in piece ? 'c' : 'l'))
    .join('')

describe('an outline of chords', () => {
  it.each([20, 100, 600])('that is a circle of %d mm becomes a few dozen curves', (r) => {
    const pieces = kindsOf(drawWithFinerCurves(r, () => ringOf(makeDisc(0, 0, r))))
    expect(pieces).toMatch(/^c+$/)
    expect(pieces.length).toBeLessThanOrEqual(40)
  })

  it('that is a polygon keeps every corner', () => {
    for (const ring of [ringOf(makeRectangle(3, 4, 500, 20)), ringOf(makeStar(0, 0, 40, 7))]) {
      const { start, pieces } = fitOutline(ring)
      expect(pieces.some((piece) => 'c1' in piece)).toBe(false)
      expect(new Set([start, ...pieces.map(({ to }) => to)].map(named))).toEqual(new Set(ring.map(named)))
    }
  })

  it('with straight sides and round corners becomes four lines with curves between them', () => {
    const ring = drawWithFinerCurves(64, () => ringOf(makeRoundedRectangle(0, 0, 800, 300, 60)))
    const turned = kindsOf(ring).replaceAll(/c+/g, 'c')
    expect([turned, `${turned.slice(1)}${turned[0]}`]).toContain('lclclclc')
  })

  it('ends where it starts, whatever the polygon', () => {
    const coordinate = fc.integer({ min: -500, max: 500 })
    const polygon = fc.uniqueArray(fc.record({ x: coordinate, y: coordinate }), {
      minLength: 3,
      maxLength: 12,
      selector: named,
    })
    fc.assert(
      fc.property(polygon, (ring) => {
        const { start, pieces } = fitOutline(ring)
        expect(pieces.at(-1)?.to).toEqual(start)
      }),
    )
  })
})

const named = ({ x, y }: Point): string => `${x} ${y}`
