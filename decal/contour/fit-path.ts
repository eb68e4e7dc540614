import type { CubicCurve, CutPath } from '../decal.ts'
import type { Point, Ring } from '../geometry/shape.ts'
import { computeCurveSecondDerivative, computePointOnCurve, computeCurveDerivative } from './cut-path.ts'

// Distance in mm between the points to which curves are fitted: a quarter of the smallest radius that is cut.
const POINT_DISTANCE_MM = 0.25
// The maximum number of points of an outline. Large decals are sampled more coarsely to stay within this maximum.
const MAX_POINTS = 10_000
const MIN_POINTS = 800
// The minimum number of points per curve. A curve with fewer points would follow the corners of the chords.
const MIN_POINTS_PER_CURVE = 4
// The number of times the points' curve parameters are refined before the curve is split.
const ROUNDS = 4

/**
 * Fits cubic curves to a smooth ring (mm) after Schneider (Graphics Gems, 1990): least squares with given end tangents, split at the worst
 * point. Adjacent curves share their tangent, so the path has no kinks, and its first nodes are the four outermost points. `tolerance` is
 * the maximum distance in mm.
 */
export function fitPath(ring: Ring, tolerance: number): CutPath {
  const points = smoothed(evenly(ring))
  const n = points.length
  const at = (i: number): Point => points[((i % n) + n) % n] ?? { x: 0, y: 0 }
  const nodes = outermost(points)
  const curves = nodes.flatMap((node, i) =>
    fitBetween(at, node, nodes[i + 1] ?? (nodes[0] ?? 0) + n, tolerance * tolerance),
  )
  return { start: at(nodes[0] ?? 0), curves }
}

/** Resamples a ring at equal distances. */
function evenly(ring: Ring): Ring {
  const lengths = ring.map((p, i) => {
    const next = ring[(i + 1) % ring.length] ?? p
    return Math.hypot(next.x - p.x, next.y - p.y)
  })
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const n = Math.min(MAX_POINTS, Math.max(MIN_POINTS, Math.ceil(whole / POINT_DISTANCE_MM)))
  const points: Ring = []
  let [edge, before] = [0, 0]
  for (let i = 0; i < n; i += 1) {
    const distance = (whole * i) / n
    while (edge < ring.length - 1 && before + (lengths[edge] ?? 0) <= distance) {
      before += lengths[edge] ?? 0
      edge += 1
    }
    const [a, b] = [ring[edge], ring[(edge + 1) % ring.length]]
    const t = (distance - before) / Math.max(lengths[edge] ?? 0, 1e-9)
    if (a && b) points.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
  }
  return points
}

/**
 * Smooths the corners of the chords. Each point moves towards its neighbours and then slightly farther in the opposite direction, so that
 * arcs keep their radius (Taubin, A signal processing approach to fair surface design, 1995).
 */
function smoothed(points: Ring): Ring {
  return [0.25, -0.26, 0.25, -0.26].reduce(pulled, points)
}

function pulled(points: Ring, share: number): Ring {
  const n = points.length
  return points.map((p, i) => {
    const [a, b] = [points[(i + n - 1) % n] ?? p, points[(i + 1) % n] ?? p]
    return { x: p.x + (a.x + b.x - 2 * p.x) * share, y: p.y + (a.y + b.y - 2 * p.y) * share }
  })
}

/** Returns the leftmost, topmost, rightmost and bottommost points, in the order of the ring. */
function outermost(points: Ring): number[] {
  const found = [0, 0, 0, 0]
  points.forEach((p, i) => {
    const best = (k: number): Point => points[found[k] ?? 0] ?? p
    if (p.x < best(0).x) found[0] = i
    if (p.y < best(1).y) found[1] = i
    if (p.x > best(2).x) found[2] = i
    if (p.y > best(3).y) found[3] = i
  })
  return [...new Set(found)].toSorted((a, b) => a - b)
}

function fitBetween(at: (i: number) => Point, first: number, last: number, limit: number): CubicCurve[] {
  const from = at(first)
  const [leaving, arriving] = [tangent(at, first), tangent(at, last)]
  let places = computeChordParameters(at, first, last)
  let worst = { error: Infinity, i: first + 1 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const curve = fitCurveByLeastSquares(at, first, places, leaving, arriving)
    worst = findFarthestPoint(at, first, places, curve)
    if (worst.error <= limit || last - first < 2 * MIN_POINTS_PER_CURVE) return [curve]
    // Better parameters help only a curve that nearly fits. A curve that fits poorly is split at once.
    if (worst.error > limit * 16) break
    places = places.map((t, k) => refineParameter(from, curve, at(first + k), t))
  }
  const split = Math.min(last - MIN_POINTS_PER_CURVE, Math.max(first + MIN_POINTS_PER_CURVE, worst.i))
  return [...fitBetween(at, first, split, limit), ...fitBetween(at, split, last, limit)]
}

function tangent(at: (i: number) => Point, i: number): Point {
  const [a, b] = [at(i - 2), at(i + 2)]
  const length = Math.max(Math.hypot(b.x - a.x, b.y - a.y), 1e-12)
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
}

/** Returns the points' curve parameters from 0 to 1, by the length of the chords between the points. */
export function computeChordParameters(at: (i: number) => Point, first: number, last: number): number[] {
  const places = [0]
  for (let i = first + 1; i <= last; i += 1) {
    const [a, b] = [at(i - 1), at(i)]
    places.push((places.at(-1) ?? 0) + Math.hypot(b.x - a.x, b.y - a.y))
  }
  const whole = Math.max(places.at(-1) ?? 0, 1e-12)
  return places.map((place) => place / whole)
}

/** Returns the least-squares curve through the points, with the given unit tangents. */
export function fitCurveByLeastSquares(
  at: (i: number) => Point,
  first: number,
  places: readonly number[],
  leaving: Point,
  arriving: Point,
): CubicCurve {
  const [from, to] = [at(first), at(first + places.length - 1)]
  const turn = -(leaving.x * arriving.x + leaving.y * arriving.y)
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  places.forEach((t, k) => {
    const u = 1 - t
    const [b1, b2] = [3 * u * u * t, 3 * u * t * t]
    const [start, end] = [u * u * u + b1, b2 + t * t * t]
    const p = at(first + k)
    const [dx, dy] = [p.x - from.x * start - to.x * end, p.y - from.y * start - to.y * end]
    c00 += b1 * b1
    c01 += b1 * b2 * turn
    c11 += b2 * b2
    x0 += b1 * (dx * leaving.x + dy * leaving.y)
    x1 -= b2 * (dx * arriving.x + dy * arriving.y)
  })
  const chord = Math.hypot(to.x - from.x, to.y - from.y)
  const det = c00 * c11 - c01 * c01
  let [a, b] = [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det]
  // The distance of a control point from its end point is normally between a third of the chord (straight line) and two thirds (half
  // circle). A control point behind its end point, or at a very different distance, makes a loop or a kink. In this case, both control
  // points are moved to a third of the chord.
  const sound = (handle: number): boolean => handle > chord * 0.15 && handle < chord * 0.9
  if (!sound(a) || !sound(b)) [a, b] = [chord / 3, chord / 3]
  return {
    c1: { x: from.x + leaving.x * a, y: from.y + leaving.y * a },
    c2: { x: to.x - arriving.x * b, y: to.y - arriving.y * b },
    to,
  }
}

/**
 * Returns the point with the largest error, and the square of this error. A point's error is its distance from the position on the curve
 * that belongs to it.
 */
export function findFarthestPoint(
  at: (i: number) => Point,
  first: number,
  places: readonly number[],
  curve: CubicCurve,
): { error: number; i: number } {
  const from = at(first)
  let worst = { error: 0, i: first + 1 }
  places.forEach((t, k) => {
    const [p, q] = [at(first + k), computePointOnCurve(from, curve, t)]
    const error = (p.x - q.x) ** 2 + (p.y - q.y) ** 2
    if (error > worst.error) worst = { error, i: first + k }
  })
  return worst
}

/** Does one step of Newton's method towards the curve parameter nearest to a point. */
export function refineParameter(from: Point, curve: CubicCurve, p: Point, t: number): number {
  const [q, slope, bend] = [
    computePointOnCurve(from, curve, t),
    computeCurveDerivative(from, curve, t),
    computeCurveSecondDerivative(from, curve, t),
  ]
  const [dx, dy] = [q.x - p.x, q.y - p.y]
  const down = slope.x * slope.x + slope.y * slope.y + dx * bend.x + dy * bend.y
  if (Math.abs(down) < 1e-12) return t
  return Math.min(1, Math.max(0, t - (dx * slope.x + dy * slope.y) / down))
}
