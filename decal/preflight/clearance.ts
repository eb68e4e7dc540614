import { fittedPolyline } from '../contour/cut-path.ts'
import { KEPT_OFFSET } from '../contour/snap.ts'
import { grow, subtract } from '../geometry/booleans.ts'
import { areaOf, boxOf } from '../geometry/shape.ts'
import type { Rule } from './finding.ts'

// Areas up to this many mm² are rounding errors of the geometry.
const NOTHING = 0.005

/** Checks that the distance of the cut from the artwork is at least 2.9 of 3 mm all around. */
export const clearanceRule: Rule = ({ cut, silhouette, offsetMm }) => {
  const least = offsetMm * KEPT_OFFSET
  const bare = subtract(grow(silhouette, least), [fittedPolyline(cut, 0.005)])
  if (areaOf(bare) <= NOTHING) return []
  const message = `The cut line is closer than ${least.toFixed(1)} mm to the artwork.`
  return [{ code: 'cut-too-near-artwork', severity: 'stop', message, where: boxOf(bare) }]
}
