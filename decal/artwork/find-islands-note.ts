import { CUT_OFFSET_MM } from '../contour/trace-contour.ts'
import { fillHoles, growRound, dropRedundantPoints } from '../geometry/shape-operations.ts'
import { measureBox, type Shape } from '../geometry/shape.ts'
import type { ArtworkNote } from './artwork-notes.ts'

// If the borders of two parts are at most twice this distance apart, the bridge between the parts isn't noticeable, so the customer gets no
// note. The distance is `mm`, or the fraction `share` of the artwork's longer side if this fraction is larger.
const BRIDGED_GAP = { mm: 2, share: 0.03 }
// The tolerance in mm for rounding shapes when the separate parts are counted.
const ROUNDING_TOLERANCE_MM = 0.2

/** Returns a note about parts that are so far apart that the bridges between them are visible; null if there are none. */
export function findIslandsNote(silhouette: Shape, offsetMm: number = CUT_OFFSET_MM): ArtworkNote | null {
  const { width, height } = measureBox(silhouette)
  const near = Math.max(BRIDGED_GAP.mm, BRIDGED_GAP.share * Math.max(width, height))
  const parts = fillHoles(
    growRound(
      dropRedundantPoints(fillHoles(silhouette), ROUNDING_TOLERANCE_MM),
      offsetMm + near,
      ROUNDING_TOLERANCE_MM,
    ),
  ).length
  return parts < 2 ? null : { code: 'separate-parts', parts }
}
