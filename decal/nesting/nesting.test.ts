import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growRound, intersect } from '../geometry/shape-operations.ts'
import { makeDisc, makeRectangle, makeStar } from '../geometry/figures.ts'
import { computeShapeArea, mapPoints, measureBox, type Shape, rotateShape } from '../geometry/shape.ts'
import { type Nest, nestByMethod, nestOnRoll, type NestPiece } from './nest.ts'
import { createPointMover } from './piece.ts'
import { getRollMargin, MAX_ROLL_LENGTH_MM, type FilmRoll } from './film-roll.ts'

const ROLL: FilmRoll = { widthMm: 610, mostLengthMm: 3_000, marginMm: 5, gapMm: 2, turning: 'quarters' }
const METHODS = ['boxes', 'shapes'] as const
// The tolerance in mm of the chords that represent a piece's arcs.
const DRAWN = 0.05

const piece = (bleed: Shape, copies = 1): NestPiece => ({ cut: growRound(bleed, -2), bleed, copies })
const placed = (pieces: readonly NestPiece[], nest: Nest): Shape[] =>
  nest.placements.map((placement) => {
    const { bleed } = pieces[placement.piece] ?? piece([])
    return mapPoints(bleed, createPointMover(bleed, placement))
  })

/** Returns the pairs of shapes that are closer to each other than the gap. */
function tooNear(shapes: readonly Shape[], gap: number): [number, number][] {
  const grown = shapes.map((shape) => growRound(shape, gap / 2 - DRAWN))
  const boxes = grown.map(measureBox)
  return grown.flatMap((a, i) =>
    grown.flatMap((b, j): [number, number][] => {
      const [one, other] = [boxes[i], boxes[j]]
      if (j <= i || !one || !other || one.right < other.left || other.right < one.left) return []
      return computeShapeArea(intersect(a, b)) > 0.01 ? [[i, j]] : []
    }),
  )
}

const outlines = fc.oneof(
  fc.integer({ min: 8, max: 140 }).map((r) => makeDisc(r, -r, r)),
  fc
    .tuple(fc.integer({ min: 10, max: 700 }), fc.integer({ min: 10, max: 200 }))
    .map(([w, h]) => makeRectangle(3, 4, w, h)),
  fc
    .tuple(fc.integer({ min: 20, max: 120 }), fc.integer({ min: 3, max: 9 }))
    .map(([r, n]) => makeStar(0, 0, r, n, 0.3)),
  fc
    .tuple(fc.integer({ min: 20, max: 90 }), fc.integer({ min: 0, max: 89 }))
    .map(([r, a]) => rotateShape(makeRectangle(0, 0, 3 * r, r), a)),
)
const mixes = fc.array(fc.tuple(outlines, fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 8 })

describe.each(METHODS)('nesting by %s', (method) => {
  it('keeps every gap, stays on the roll, and places each copy once or says why not', () => {
    fc.assert(
      fc.property(mixes, fc.constantFrom('none', 'quarters'), (mix, turning) => {
        const pieces = mix.map(([shape, copies]) => piece(shape, copies))
        const roll = { ...ROLL, turning } as const
        const nest = nestByMethod(method, pieces, roll)
        const shapes = placed(pieces, nest)
        expect(tooNear(shapes, roll.gapMm)).toEqual([])
        const all = measureBox(shapes.flat())
        if (shapes.length > 0) {
          expect(all.left).toBeGreaterThan(getRollMargin(roll) - DRAWN)
          expect(all.right).toBeLessThan(roll.widthMm - getRollMargin(roll) + DRAWN)
          expect(all.top).toBeGreaterThan(getRollMargin(roll) - DRAWN)
          expect(all.bottom).toBeLessThan(nest.lengthMm - getRollMargin(roll) + DRAWN)
        }
        expect(nest.lengthMm).toBeLessThanOrEqual(roll.mostLengthMm)
        pieces.forEach(({ copies }, index) => {
          const count = nest.placements.filter((placement) => placement.piece === index).length
          const other = nest.tooWide.includes(index) ? copies : (nest.left[index] ?? 0)
          expect(count + other).toBe(copies)
        })
        if (turning === 'none') expect(nest.placements.every((placement) => placement.turn === 0)).toBe(true)
        expect(nestByMethod(method, pieces, roll)).toEqual(nest)
      }),
      { numRuns: 15 },
    )
  })

  it('reports pieces that are too wide in any rotation, and rotates pieces that only fit lying down', () => {
    const pieces = [piece(makeRectangle(0, 0, 700, 100)), piece(makeRectangle(0, 0, 620, 640))]
    const nest = nestByMethod(method, pieces, ROLL)
    expect(nest.tooWide).toEqual([1])
    expect(nest.placements.map((placement) => placement.turn % 180)).toEqual([90])
    expect(nestByMethod(method, pieces, { ...ROLL, turning: 'none' }).tooWide).toEqual([0, 1])
  })

  it('leaves pieces that don’t fit for the next roll', () => {
    const nest = nestByMethod(method, [piece(makeRectangle(0, 0, 500, 500), 9)], ROLL)
    expect(nest.placements).toHaveLength(5)
    expect(nest.left).toEqual([4])
  })

  it('uses no film if there is nothing to place', () => {
    expect(nestByMethod(method, [], ROLL)).toMatchObject({ lengthMm: 0, placements: [], waste: 0 })
  })
})

describe('the nest of a roll', () => {
  it('interlocks stars, and wastes less than their boxes would', () => {
    const pieces = [piece(makeStar(0, 0, 80, 5, 0.3), 24)]
    const roll = { ...ROLL, mostLengthMm: MAX_ROLL_LENGTH_MM }
    const boxes = nestByMethod('boxes', pieces, roll)
    const best = nestOnRoll(pieces, roll)
    expect(best.method).toBe('shapes')
    expect(best.lengthMm).toBeLessThan(boxes.lengthMm * 0.9)
    expect(best.waste).toBeLessThan(boxes.waste)
  })

  it('is the boxes’ nest if it is just as good', () => {
    expect(nestOnRoll([piece(makeRectangle(0, 0, 100, 50), 20)], ROLL).method).toBe('boxes')
  })

  it('counts everything but decals as waste, margins too', () => {
    const one = [piece(makeRectangle(0, 0, 104, 54))]
    const { lengthMm, waste } = nestOnRoll(one, ROLL)
    expect(lengthMm).toBe(54 + 2 * getRollMargin(ROLL))
    expect(waste).toBeCloseTo(1 - (100 * 50) / (ROLL.widthMm * lengthMm), 2)
  })
})
