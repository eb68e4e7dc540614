import type { CutPath } from '../decal.ts'
import { computeOverlap } from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox, type Ring } from '../geometry/shape.ts'
import { countCrossings } from './count-crossings.ts'
import { flattenPath, makeStraightCurve } from './cut-path.ts'
import { fitPath } from './fit-path.ts'
import { MIN_CUT_RADIUS_MM, findTightestRadius } from './tightest-radius.ts'

// The curves' maximum distance from the outline in the first attempt, in mm. A cutter's own error is about ten times as large.
const FIRST_TOLERANCE_MM = 0.03
// The maximum number of times the tolerance is halved.
const MAX_TRIES = 5
// The maximum number of curves per 100 mm of size, because cutters slow down at every node. A decal under 100 mm may have as many curves as
// a decal of 100 mm.
const MAX_CURVES = 250
// The minimum overlap (intersection over union) of the fitted curves and the outline.
const MIN_OVERLAP = 0.999
// The maximum mean distance between curves and outline, in mm: a fifth of a plotter's smallest step of 0.025 mm.
const MAX_MEAN_DISTANCE_MM = 0.005

/**
 * Fits curves to an outline (mm) and checks the result. The result is valid if it doesn't cross itself, has no radius under 1 mm, has an
 * overlap of at least 0.999 with the outline, and has few nodes. If the result is invalid at every tolerance, the outline's chords are cut
 * instead.
 */
export function fitContour(outline: Ring): CutPath {
  const { width, height } = measureBox([outline])
  const size = Math.max(width, height)
  const most = MAX_CURVES * Math.max(1, size / 100)
  let tolerance = FIRST_TOLERANCE_MM
  for (let tries = 0; tries < MAX_TRIES; tries += 1, tolerance /= 2) {
    const cut = fitPath(outline, tolerance)
    const fitted = flattenPath(cut, tolerance / 2)
    if (
      cut.curves.length <= most &&
      findTightestRadius(cut).radius >= MIN_CUT_RADIUS_MM &&
      countCrossings(fitted) === 0 &&
      alike(fitted, outline)
    ) {
      return cut
    }
  }
  return chords(outline)
}

/**
 * Whether the curves match the outline: the overlap is at least 0.999, or the mean distance is at most 0.005 mm. The distance matters only
 * for outlines up to about 20 mm: if a larger outline has a mean distance of 0.005 mm, its overlap is above 0.999 anyway.
 */
function alike(fitted: Ring, outline: Ring): boolean {
  const off = (1 - computeOverlap([fitted], [outline])) * computeShapeArea([outline])
  return (
    off <= Math.max((1 - MIN_OVERLAP) * computeShapeArea([outline]), MAX_MEAN_DISTANCE_MM * lengthOf(outline))
  )
}

function lengthOf(ring: Ring): number {
  return ring.reduce((sum, p, i) => {
    const before = ring.at(i - 1) ?? p
    return sum + Math.hypot(p.x - before.x, p.y - before.y)
  }, 0)
}

function chords(outline: Ring): CutPath {
  const start = outline.at(-1) ?? { x: 0, y: 0 }
  return { start, curves: outline.map((to, i) => makeStraightCurve(outline[i - 1] ?? start, to)) }
}
