import {
  computeChordParameters,
  findFarthestPoint,
  fitCurveByLeastSquares,
  refineParameter,
} from '../contour/fit-path.ts'
import { computePointOnCurve } from '../contour/cut-path.ts'
import type { CubicCurve } from '../decal.ts'
import type { Point, Ring } from '../geometry/shape.ts'

/** A piece of an outline: a straight line, or a cubic curve. */
export type OutlinePiece = { to: Point } | CubicCurve
/** A closed outline of lines and curves; the last piece ends at `start`. */
export type Outline = { start: Point; pieces: OutlinePiece[] }

// The maximum distance in mm of a fitted curve from the corners of the chords. The chords themselves are slightly off the original curve,
// and the two errors together stay below 0.02 mm.
const TOLERANCE = 0.005
// The minimum angle of a corner, in radians. A smaller turn is a corner only next to a straight side.
const CORNER = 0.6
// A chord belongs to a curve if it is at most this far (in mm) from the arc through its ends. A chord that is farther from the arc is a
// straight side.
const SAGITTA = 0.02
// The number of times the points' curve parameters are improved before a curve is split.
const MAX_ROUNDS = 3
// The minimum number of points of a ring to which curves are fitted. For smaller rings, fitting would gain nothing.
const MIN_POINTS = 6

/**
 * Recovers the curves of an outline that was drawn in fine chords, for file formats with curves. Corners and straight sides are kept; the
 * rest is fitted to 0.005 mm.
 */
export function fitOutline(ring: Ring): Outline {
  const points = withoutDoubles(ring)
  const n = points.length
  const at = (i: number): Point => points[((i % n) + n) % n] ?? { x: 0, y: 0 }
  if (n < MIN_POINTS) return { start: at(0), pieces: points.map((_, i) => ({ to: at(i + 1) })) }
  const corners = cornersOf(at, n)
  const nodes = corners.length > 0 ? corners : [0]
  const isCorner = new Set(corners)
  const tangentAt = (i: number, side: 'before' | 'after'): Point =>
    isCorner.has(((i % n) + n) % n) ? oneSided(at, i, side) : throughThree(at, i)
  const pieces = nodes.flatMap((node, i) => {
    const end = nodes[i + 1] ?? (nodes[0] ?? 0) + n
    return fitBetween(at, [node, end], tangentAt)
  })
  return { start: at(nodes[0] ?? 0), pieces }
}

function withoutDoubles(ring: Ring): Ring {
  return ring.filter((p, i) => {
    const before = ring.at(i - 1)
    return before === undefined || Math.hypot(p.x - before.x, p.y - before.y) > 1e-4
  })
}

type At = (i: number) => Point

/** Returns the indices of an outline's corners. */
function cornersOf(at: At, n: number): number[] {
  const turns = Array.from({ length: n }, (_, i) => Math.abs(turnAt(at, i)))
  const isStraight = turns.map((turn, i) => {
    const bend = Math.min(turn, turns[(i + 1) % n] ?? turn)
    return (lengthFrom(at, i) * bend) / 8 > SAGITTA
  })
  return turns.flatMap((turn, i) =>
    turn > CORNER || isStraight[i] || isStraight[(i + n - 1) % n] ? [i] : [],
  )
}

function fitBetween(
  at: At,
  [first, last]: readonly [number, number],
  tangentAt: (i: number, side: 'before' | 'after') => Point,
): OutlinePiece[] {
  if (last - first < 2) return [{ to: at(last) }]
  const [leaving, arriving] = [tangentAt(first, 'after'), tangentAt(last, 'before')]
  const from = at(first)
  let places = computeChordParameters(at, first, last)
  let worst = { error: Infinity, i: first + 1 }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const curve = fitCurveByLeastSquares(at, first, places, leaving, arriving)
    worst = findFarthestPoint(at, first, places, curve)
    if (worst.error <= TOLERANCE ** 2 && keepsClose(at, first, places, curve)) return [curve]
    if (worst.error > TOLERANCE ** 2 * 100) break
    places = places.map((t, k) => refineParameter(from, curve, at(first + k), t))
  }
  const split = Math.min(last - 1, Math.max(first + 1, worst.i))
  return [...fitBetween(at, [first, split], tangentAt), ...fitBetween(at, [split, last], tangentAt)]
}

/** Whether a fitted curve is so close to the chords that it may be the original curve. */
function keepsClose(at: At, first: number, places: readonly number[], curve: CubicCurve): boolean {
  return places.every((t, k) => {
    const next = places[k + 1]
    if (next === undefined) return true
    const [a, b] = [at(first + k), at(first + k + 1)]
    const length = Math.max(Math.hypot(b.x - a.x, b.y - a.y), 1e-9)
    const turn = Math.min(Math.abs(turnAt(at, first + k)), Math.abs(turnAt(at, first + k + 1)))
    const most = TOLERANCE + Math.min(SAGITTA / 4, (length * turn) / 8)
    return [0.25, 0.5, 0.75].every((share) => {
      const p = computePointOnCurve(at(first), curve, t + (next - t) * share)
      return Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length <= most
    })
  })
}

function lengthFrom(at: At, i: number): number {
  const [a, b] = [at(i), at(i + 1)]
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** Returns how far an outline turns at a point, in radians. */
function turnAt(at: At, i: number): number {
  const [a, p, b] = [at(i - 1), at(i), at(i + 1)]
  const [ux, uy, vx, vy] = [p.x - a.x, p.y - a.y, b.x - p.x, b.y - p.y]
  return Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)
}

/** Returns the tangent at a point: the tangent of the circle through the point and its two neighbours. */
function throughThree(at: At, i: number): Point {
  const [before, after] = [lengthFrom(at, i - 1), lengthFrom(at, i)]
  return turned(at(i - 1), at(i), (turnAt(at, i) * before) / (before + after))
}

/** Returns the direction in which a smooth side leaves a corner or arrives at it, from a circle through nearby points. */
function oneSided(at: At, i: number, side: 'before' | 'after'): Point {
  if (side === 'after') {
    const [own, next] = [lengthFrom(at, i), lengthFrom(at, i + 1)]
    return turned(at(i), at(i + 1), (-turnAt(at, i + 1) * own) / (own + next))
  }
  const [own, next] = [lengthFrom(at, i - 1), lengthFrom(at, i - 2)]
  return turned(at(i - 1), at(i), (turnAt(at, i - 1) * own) / (own + next))
}

/** Returns the unit direction from one point to another, rotated by an angle. */
function turned(from: Point, to: Point, angle: number): Point {
  const direction = Math.atan2(to.y - from.y, to.x - from.x) + angle
  return { x: Math.cos(direction), y: Math.sin(direction) }
}
