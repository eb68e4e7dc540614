import { flattenPath } from '../contour/cut-path.ts'
import { MIN_OFFSET_SHARE } from '../contour/snap-to-figure.ts'
import { growRound, subtract } from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox } from '../geometry/shape.ts'
import type { PreflightRule } from './finding.ts'

// The tolerance for rounding errors of the geometry, in mm².
const ROUNDING_TOLERANCE_MM2 = 0.005

/** Checks that the distance of the cut from the artwork isn't less than requested, with a small tolerance: for 3 mm, at least 2.9 mm. */
export const clearanceRule: PreflightRule = ({ cut, silhouette, offsetMm }) => {
  const least = offsetMm * MIN_OFFSET_SHARE
  const bare = subtract(growRound(silhouette, least), [flattenPath(cut, 0.005)])
  if (computeShapeArea(bare) <= ROUNDING_TOLERANCE_MM2) return []
  return [{ code: 'cut-too-near-artwork', severity: 'stop', leastMm: least, where: measureBox(bare) }]
}
