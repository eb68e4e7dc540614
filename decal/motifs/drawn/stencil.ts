import { inflateShape } from '../../geometry/clipper.ts'
import { growRound, intersect, subtract, union } from '../../geometry/shape-operations.ts'
import { countChords, getCurrentFlatness } from '../../geometry/curve-fineness.ts'
import {
  measureBox,
  type Point,
  type Ring,
  scaleShape,
  type Shape,
  translateShape,
} from '../../geometry/shape.ts'

/** A point of an outline on a sheet of 100 × 100. A third number gives the roundness from 0 (a sharp corner) to 1. */
export type OutlineKnot = readonly [x: number, y: number, roundness?: number]

/** Parses knots written as "x,y" or "x,y,roundness", separated by spaces. */
export const readKnots = (points: string): OutlineKnot[] =>
  points.split(' ').map((point) => {
    const [x = 0, y = 0, roundness = 1] = point.split(',').map(Number)
    return [x, y, roundness]
  })

/** The usual width of a drawn line, on a sheet of 100 × 100. */
export const LINE_WIDTH = 2.4

/** The maximum distance of a line's round end from the true arc, on a sheet of 100 × 100. */
const ROUND_END_TOLERANCE = 0.02

/** Number of chords for a curve between two knots. */
const CHORDS_PER_CURVE = 10

/** Draws a closed outline that runs smoothly through its knots (a Catmull-Rom spline). */
export const drawOutline = (knots: readonly OutlineKnot[]): Shape => union([curveThrough(knots, true)])

/** Draws a smooth line of the given width through its knots, with round ends. */
export const drawLine = (knots: readonly OutlineKnot[], width: number = LINE_WIDTH): Shape =>
  inflateShape([curveThrough(knots, false)], width / 2, {
    join: 'round',
    end: 'round',
    arcTolerance: getCurrentFlatness(ROUND_END_TOLERANCE),
  })

/** Mirrors a shape about the sheet's vertical centre line. */
export const mirrorShape = (shape: Shape): Shape =>
  shape.map((ring) => ring.map(({ x, y }) => ({ x: 100 - x, y })).toReversed())

export const withMirrorImage = (shape: Shape): Shape => union(shape, mirrorShape(shape))

/** Draws a symmetric outline from the knots of its right half, from the top down. Knots at x = 50 are on the axis. */
export function drawSymmetricOutline(half: readonly OutlineKnot[]): Shape {
  const left = half
    .filter(([x]) => x !== 50)
    .map(([x, y, roundness = 1]): OutlineKnot => [100 - x, y, roundness])
  return drawOutline([...half, ...left.toReversed()])
}

/** Returns the scale factor and the shift (applied after scaling) with which a shape's longer side fills the sheet. */
export function computeSheetFit(shape: Shape, margin = 2): { k: number; dx: number; dy: number } {
  const { left, top, width, height } = measureBox(shape)
  const k = (100 - 2 * margin) / Math.max(width, height)
  return { k, dx: 50 - (left + width / 2) * k, dy: 50 - (top + height / 2) * k }
}

/** Moves and scales a shape so that its longer side fills the sheet. */
export function fitToSheet(shape: Shape, margin = 2): Shape {
  const { k, dx, dy } = computeSheetFit(shape, margin)
  return translateShape(scaleShape(shape, k), dx, dy)
}

/** A sheet with dark ink on a light background. Painting adds ink, erasing removes it. */
export class Stencil {
  ink: Shape = []

  paint(...shapes: Shape[]): this {
    this.ink = union(this.ink, ...shapes)
    return this
  }

  erase(...shapes: Shape[]): this {
    this.ink = subtract(this.ink, union(...shapes))
    return this
  }

  /** Inverts the sheet under the given marks, so that light becomes dark and dark becomes light. */
  swap(marks: Shape): this {
    const [onInk, onGround] = [intersect(marks, this.ink), subtract(marks, this.ink)]
    return this.erase(onInk).paint(onGround)
  }

  /** Covers everything under an area, with ink or with an outlined light area. A dark area on ink gets a light seam around it. */
  area(shape: Shape, isDark: boolean, width: number = LINE_WIDTH): this {
    if (isDark) return this.erase(growRound(shape, width * 0.8)).paint(shape)
    return this.paint(growRound(shape, width)).erase(shape)
  }
}

function curveThrough(knots: readonly OutlineKnot[], isClosed: boolean): Ring {
  const count = knots.length
  const at = (index: number): OutlineKnot =>
    knots[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0]
  const segments = isClosed ? count : count - 1
  const points = Array.from({ length: segments }, (_, index) =>
    cubic(at(index - 1), at(index), at(index + 1), at(index + 2)),
  ).flat()
  const [x, y] = at(0)
  return isClosed ? points : [{ x, y }, ...points]
}

/** Returns the points of a spline between two knots, without the first point. */
function cubic(before: OutlineKnot, from: OutlineKnot, to: OutlineKnot, after: OutlineKnot): Point[] {
  const out = tangent(before, from, to)
  const into = tangent(from, to, after)
  const count = countChords(CHORDS_PER_CURVE)
  return Array.from({ length: count }, (_, step) => {
    const t = (step + 1) / count
    const u = 1 - t
    const mix = (a: number, b: number, c: number, d: number): number =>
      u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
    return {
      x: mix(from[0], from[0] + out.x, to[0] - into.x, to[0]),
      y: mix(from[1], from[1] + out.y, to[1] - into.y, to[1]),
    }
  })
}

/** Returns the control point a third of the way to the next knot, along the curve's tangent at this knot. */
function tangent(before: OutlineKnot, [, , roundness = 1]: OutlineKnot, after: OutlineKnot): Point {
  return { x: ((after[0] - before[0]) / 6) * roundness, y: ((after[1] - before[1]) / 6) * roundness }
}
