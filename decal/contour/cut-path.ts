import type { CubicCurve, CutPath } from '../decal.ts'
import { measureBox, type Box, type Point, type Ring } from '../geometry/shape.ts'

/** Returns the curves of a path, each with its starting point. */
export function listPathCurves(cut: CutPath): { from: Point; curve: CubicCurve }[] {
  return cut.curves.map((curve, i) => ({ from: cut.curves[i - 1]?.to ?? cut.start, curve }))
}

export function computePointOnCurve(from: Point, { c1, c2, to }: CubicCurve, t: number): Point {
  const u = 1 - t
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return {
    x: a * from.x + b * c1.x + c * c2.x + d * to.x,
    y: a * from.y + b * c1.y + c * c2.y + d * to.y,
  }
}

/** Returns a curve's first derivative at `t`: direction and speed. */
export function computeCurveDerivative(from: Point, { c1, c2, to }: CubicCurve, t: number): Point {
  const u = 1 - t
  const along = (k: 'x' | 'y'): number =>
    3 * (u * u * (c1[k] - from[k]) + 2 * u * t * (c2[k] - c1[k]) + t * t * (to[k] - c2[k]))
  return { x: along('x'), y: along('y') }
}

export function computeCurveSecondDerivative(from: Point, { c1, c2, to }: CubicCurve, t: number): Point {
  const along = (k: 'x' | 'y'): number =>
    6 * ((1 - t) * (c2[k] - 2 * c1[k] + from[k]) + t * (to[k] - 2 * c2[k] + c1[k]))
  return { x: along('x'), y: along('y') }
}

export function makeStraightCurve(from: Point, to: Point): CubicCurve {
  const along = (t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })
  return { c1: along(1 / 3), c2: along(2 / 3), to }
}

/** Scales a path about the origin, then shifts it (in mm). */
export function placePath({ start, curves }: CutPath, k: number, dx: number, dy: number): CutPath {
  const put = ({ x, y }: Point): Point => ({ x: x * k + dx, y: y * k + dy })
  return {
    start: put(start),
    curves: curves.map(({ c1, c2, to }) => ({ c1: put(c1), c2: put(c2), to: put(to) })),
  }
}

/** Returns the path as a ring of chords. `tolerance` is the maximum distance in mm of a chord from its curve. */
export function flattenPath(cut: CutPath, tolerance: number): Ring {
  return listPathCurves(cut).flatMap(({ from, curve }) => {
    const n = chordsOf(from, curve, tolerance)
    return Array.from({ length: n }, (_, i) => computePointOnCurve(from, curve, (i + 1) / n))
  })
}

/** Returns the number of equal steps at which the chords stay within the tolerance (Wang's bound). */
function chordsOf(from: Point, { c1, c2, to }: CubicCurve, tolerance: number): number {
  const bendiness = Math.max(
    Math.hypot(from.x - 2 * c1.x + c2.x, from.y - 2 * c1.y + c2.y),
    Math.hypot(c1.x - 2 * c2.x + to.x, c1.y - 2 * c2.y + to.y),
  )
  return Math.max(1, Math.ceil(Math.sqrt((0.75 * bendiness) / tolerance)))
}

/** Returns the exact bounding box of a path, from its nodes and the turning points of its curves. */
export function measurePathBox(cut: CutPath): Box {
  return measureBox([
    listPathCurves(cut).flatMap(({ from, curve }) => [curve.to, ...turningPoints(from, curve)]),
  ])
}

function turningPoints(from: Point, curve: CubicCurve): Point[] {
  const { c1, c2, to } = curve
  return (['x', 'y'] as const)
    .flatMap((k) =>
      roots(3 * (c1[k] - c2[k]) + to[k] - from[k], 2 * (from[k] - 2 * c1[k] + c2[k]), c1[k] - from[k]),
    )
    .filter((t) => t > 0 && t < 1)
    .map((t) => computePointOnCurve(from, curve, t))
}

function roots(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-12) return b === 0 ? [] : [-c / b]
  const d = b * b - 4 * a * c
  return d < 0 ? [] : [(-b + Math.sqrt(d)) / (2 * a), (-b - Math.sqrt(d)) / (2 * a)]
}
