import { type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'

/** The page on which a floor's plan is drawn, and its fonts. */
export type FloorPen = { readonly page: PDFPage; readonly plain: PDFFont; readonly bold: PDFFont }

/** The number of points per millimetre. */
export const FLOOR_POINTS_PER_MM = 72 / 25.4
export const FLOOR_INK = rgb(0.04, 0.12, 0.16)

/** Converts a colour such as "#0b1f2a" to the format of the PDF library. */
export function toPdfColour(hex: string) {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}
