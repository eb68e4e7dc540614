import type { CubicCurve, CutPath } from '../decal.ts'
import type { Point } from '../geometry/shape.ts'
import {
  computeCurveSecondDerivative,
  listPathCurves,
  computePointOnCurve,
  computeCurveDerivative,
} from './cut-path.ts'

/** The minimum cut radius in mm. Vinyl lifts at tighter turns (sticker printers ask for 1 to 4 mm). */
export const MIN_CUT_RADIUS_MM = 1
// The number of points per curve at which the curvature is measured.
const SAMPLES = 12
// The minimum turn between two curves, in radians, that affects a knife.
const KINK = 0.03

/** Returns the smallest radius of a path in mm, and its position. A kink between two curves has radius 0. */
export function findTightestRadius(cut: CutPath): { radius: number; at: Point } {
  let tightest = { radius: Infinity, at: cut.start }
  const pieces = listPathCurves(cut)
  pieces.forEach(({ from, curve }, i) => {
    for (let k = 0; k <= SAMPLES; k += 1) {
      const { radius, at } = radiusAt(from, curve, k / SAMPLES)
      if (radius < tightest.radius) tightest = { radius, at }
    }
    const next = pieces[(i + 1) % pieces.length]
    if (next && kinked(curve, next.curve)) tightest = { radius: 0, at: curve.to }
  })
  return tightest
}

function kinked({ c2, to }: CubicCurve, next: CubicCurve): boolean {
  const [ax, ay, bx, by] = [to.x - c2.x, to.y - c2.y, next.c1.x - to.x, next.c1.y - to.y]
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) > KINK
}

function radiusAt(from: Point, curve: CubicCurve, t: number): { radius: number; at: Point } {
  const [slope, bend] = [computeCurveDerivative(from, curve, t), computeCurveSecondDerivative(from, curve, t)]
  const turn = Math.abs(slope.x * bend.y - slope.y * bend.x)
  const radius = turn < 1e-12 ? Infinity : Math.hypot(slope.x, slope.y) ** 3 / turn
  return { radius, at: computePointOnCurve(from, curve, t) }
}
