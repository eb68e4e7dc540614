import { CUT_OFFSET } from '../contour/cut-contour.ts'
import { fillHoles, grow, thin } from '../geometry/booleans.ts'
import { boxOf, type Shape } from '../geometry/shape.ts'

// Parts whose gap exceeds the cut's offsets by no more than this, in mm and as a share of the size, are joined without a note.
const NEAR = { mm: 2, share: 0.03 }
// Distances are reported rounded to about this many mm.
const COARSE = 0.2

/** Returns a note about parts so far apart that the bridges between them are visible; null if there are none. */
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
