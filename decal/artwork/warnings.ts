import { CUT_OFFSET_MM } from '../contour/trace-contour.ts'
import { fillHoles, growRound, dropRedundantPoints } from '../geometry/shape-operations.ts'
import { boxOf, type Shape } from '../geometry/shape.ts'

// Parts are bridged without a note for the customer if the gap between their borders is at most twice `mm`, or twice `share` of the
// artwork's size, whichever is larger.
const NEAR = { mm: 2, share: 0.03 }
// The tolerance in mm for rounding shapes when the separate parts are counted.
const COARSE = 0.2

/** Notes about faults in the print, which don't depend on the cut line. */
export const PRINT_WARNINGS = {
  checkerboard:
    'Your picture contains a checkerboard like the one that programs show for transparency, and it would be printed. Please export it again as PNG with a transparent background.',
  thinLines:
    'Some lines or letters are thinner than 0.35 mm at this size and may break up in print. Please choose a larger size, or make them thicker.',
  raggedLines:
    'Some lines or letters of this picture are only a pixel or two wide, so they’d look ragged at this size. Please use a larger picture, an SVG or PDF, or a smaller size.',
} as const

const PRINT_WARNING_TEXTS: ReadonlySet<string> = new Set(Object.values(PRINT_WARNINGS))

/** Returns the notes about the print itself. All other notes are about the cut line. */
export const listPrintWarnings = (notes: readonly string[]): string[] =>
  notes.filter((note) => PRINT_WARNING_TEXTS.has(note))

/** Returns a note about parts that are so far apart that the bridges between them are visible; null if there are none. */
export function describeIslands(silhouette: Shape, offsetMm: number = CUT_OFFSET_MM): string | null {
  const { width, height } = boxOf(silhouette)
  const near = Math.max(NEAR.mm, NEAR.share * Math.max(width, height))
  const parts = fillHoles(
    growRound(dropRedundantPoints(fillHoles(silhouette), COARSE), offsetMm + near, COARSE),
  ).length
  if (parts < 2) return null
  return (
    `Your artwork has ${parts} separate parts. One cut line goes around all of them, with bridges of film ` +
    'in between. If you want separate decals, please upload each one as its own file.'
  )
}
