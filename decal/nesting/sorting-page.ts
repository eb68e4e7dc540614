import {
  closePath,
  lineTo,
  moveTo,
  type PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  stroke,
} from '@cantoo/pdf-lib'
import type { Ring } from '../geometry/shape.ts'

// The size of US Letter in points. It is the standard paper of Canadian office printers.
export const [WIDTH, HEIGHT] = [612, 792]
export const MARGIN = 36
export const HEAD_HEIGHT = 40
/** Chord tolerance in mm. It is coarse, because people only look for pieces in the drawing. */
export const CHORD_TOLERANCE_MM = 0.3
export const INK = rgb(0.04, 0.12, 0.16)
export const FAINT = rgb(0.36, 0.44, 0.48)

export type Fonts = { plain: PDFFont; bold: PDFFont }

/** Adds a page with the sheet's title on the left and what the page shows on the right. */
export function addPage(pdf: PDFDocument, { plain, bold }: Fonts, [title, says]: [string, string]): PDFPage {
  const page = pdf.addPage([WIDTH, HEIGHT])
  const y = HEIGHT - MARGIN - 14
  page.drawText(title, { x: MARGIN, y, size: 14, font: bold, color: INK })
  const x = WIDTH - MARGIN - plain.widthOfTextAtSize(says, 10)
  page.drawText(says, { x, y, size: 10, font: plain, color: INK })
  return page
}

/** Draws a closed line. Its points are in points of the page. */
export function drawOutline(page: PDFPage, [first, ...rest]: Ring): void {
  if (!first) return
  page.pushOperators(moveTo(first.x, first.y), ...rest.map(({ x, y }) => lineTo(x, y)), closePath(), stroke())
}
