import { disc } from '../geometry/figures.ts'
import { withFinerCurves } from '../geometry/curve-fineness.ts'
import { boxOf, type Box, type Point, type Shape } from '../geometry/shape.ts'

/** Diameter of a registration mark, in mm. */
export const MARK_DIAMETER_MM = 5
/** Width in mm of the empty band around the cut that contains the marks. A camera can't recognise a mark next to artwork. */
export const MARK_BAND_MM = 11
// The longest distance between marks in mm. Printing stretches the film, and the cutter corrects that between marks.
const MARK_EVERY = 400
// A second mark near the first one shows which end of the sheet is which. On a narrow sheet, it is halfway to the next mark.
const SECOND_MARK = 25

type Sheet = { widthMm: number; lengthMm: number }

/**
 * Returns the centres of the registration marks, `inset` mm from the sheet's edges: along both long sides, plus the second mark that
 * identifies the sheet's end.
 */
export function placeMarks({ widthMm, lengthMm }: Sheet, inset: number): Point[] {
  const [first, last] = [inset, lengthMm - inset]
  const steps = Math.max(1, Math.ceil((last - first) / MARK_EVERY))
  const rows = Array.from({ length: steps + 1 }, (_, i) => first + ((last - first) * i) / steps)
  const sides = [inset, widthMm - inset]
  const second = inset + Math.min(SECOND_MARK, (widthMm - 2 * inset) / 2)
  return [...rows.flatMap((y) => sides.map((x) => ({ x, y }))), { x: second, y: first }]
}

/** Draws registration marks at these centres. */
export const drawMarks = (centres: readonly Point[]): Shape =>
  withFinerCurves(4, () => centres.flatMap(({ x, y }) => disc(x, y, MARK_DIAMETER_MM / 2)))

/** Returns the sheet that a single decal is printed on: the box around its bleed, with a band for registration marks if it has them. */
export function computeSheet(bleed: Shape, hasMarks: boolean): { sheet: Box; marks: Shape } {
  const { left, top, right, bottom } = boxOf(bleed)
  if (!hasMarks) return { sheet: boxOf(bleed), marks: [] }
  const corner = { x: left - MARK_BAND_MM, y: top - MARK_BAND_MM }
  const sheet = boxOf([[corner, { x: right + MARK_BAND_MM, y: bottom + MARK_BAND_MM }]])
  const centres = placeMarks({ widthMm: sheet.width, lengthMm: sheet.height }, MARK_BAND_MM / 2)
  return { sheet, marks: drawMarks(centres.map(({ x, y }) => ({ x: corner.x + x, y: corner.y + y }))) }
}
