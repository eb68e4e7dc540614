import { CUT_OFFSET } from '../contour/cut-contour.ts'
import { fillHoles, grow, thin } from '../geometry/booleans.ts'
import { boxOf, type Shape } from '../geometry/shape.ts'

// Parts nearer than this beyond the cut's distance are joined so that nobody notices, in mm and as a share of the size.
const NEAR = { mm: 2, share: 0.03 }
// Distances are told to about this many mm.
const COARSE = 0.2

/** What is to be said of artwork whose parts stand so far apart that bridges between them are seen; null where none do. */
export function islandsNote(silhouette: Shape, offsetMm: number = CUT_OFFSET): string | null {
  const { width, height } = boxOf(silhouette)
  const near = Math.max(NEAR.mm, NEAR.share * Math.max(width, height))
  const parts = fillHoles(grow(thin(fillHoles(silhouette), COARSE), offsetMm + near, COARSE)).length
  if (parts < 2) return null
  return (
    `Your artwork has ${parts} parts that stand apart. One cut line goes around all of them, with bridges of film ` +
    'in between. If they should be separate decals, please send each in a file of its own.'
  )
}
