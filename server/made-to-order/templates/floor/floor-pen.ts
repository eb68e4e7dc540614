import { type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'

/** The fonts and the page, for drawing on a floor's sheet. */
export type Pen = { readonly page: PDFPage; readonly plain: PDFFont; readonly bold: PDFFont }

/** One millimetre on paper, in points. */
export const MM = 72 / 25.4
export const INK = rgb(0.04, 0.12, 0.16)

/** Converts a colour such as "#0b1f2a" for the PDF library. */
export function colourOf(hex: string) {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}
