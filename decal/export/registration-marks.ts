import { makeDisc } from '../geometry/figures.ts'
import { drawWithFinerCurves } from '../geometry/curve-fineness.ts'
import { measureBox, type Box, type Point, type Shape } from '../geometry/shape.ts'

export const MARK_DIAMETER_MM = 5
/** Width in mm of the empty band around the cut that contains the marks. A camera can't recognize a mark next to artwork. */
export const MARK_BAND_MM = 11
// The maximum distance between marks in mm. Printing stretches the film, and the cutter corrects the stretch from mark to mark, so the
// marks mustn't be too far apart.
const MARK_EVERY = 400
// The distance in mm between the first mark and an additional mark, by which the cutter recognizes the start of the sheet. On a narrow
// sheet, the additional mark is halfway between the first two marks.
const SECOND_MARK = 25

type Sheet = { widthMm: number; lengthMm: number }

/**
 * Returns the centres of the registration marks: along both long sides, plus the additional mark that identifies the start of the sheet.
 * `inset` is the distance in mm of the marks from the sheet's edges.
 */
export function placeMarks({ widthMm, lengthMm }: Sheet, inset: number): Point[] {
  const [first, last] = [inset, lengthMm - inset]
  const steps = Math.max(1, Math.ceil((last - first) / MARK_EVERY))
  const rows = Array.from({ length: steps + 1 }, (_, i) => first + ((last - first) * i) / steps)
  const sides = [inset, widthMm - inset]
  const second = inset + Math.min(SECOND_MARK, (widthMm - 2 * inset) / 2)
  return [...rows.flatMap((y) => sides.map((x) => ({ x, y }))), { x: second, y: first }]
}

export const drawMarks = (centres: readonly Point[]): Shape =>
  drawWithFinerCurves(4, () => centres.flatMap(({ x, y }) => makeDisc(x, y, MARK_DIAMETER_MM / 2)))

/**
 * Returns the sheet on which a single decal is printed: the box around its bleed, with a band for registration marks if `hasMarks` is set.
 */
export function computeSheet(bleed: Shape, hasMarks: boolean): { sheet: Box; marks: Shape } {
  const { left, top, right, bottom } = measureBox(bleed)
  if (!hasMarks) return { sheet: measureBox(bleed), marks: [] }
  const corner = { x: left - MARK_BAND_MM, y: top - MARK_BAND_MM }
  const sheet = measureBox([[corner, { x: right + MARK_BAND_MM, y: bottom + MARK_BAND_MM }]])
  const centres = placeMarks({ widthMm: sheet.width, lengthMm: sheet.height }, MARK_BAND_MM / 2)
  return { sheet, marks: drawMarks(centres.map(({ x, y }) => ({ x: corner.x + x, y: corner.y + y }))) }
}
