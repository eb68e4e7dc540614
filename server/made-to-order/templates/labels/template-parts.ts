import { type CodeKind, drawCode } from '../../../../decal/labels/code-symbol.ts'
import type { LabelDrawing, LabelItem } from '../../../../decal/labels/label-drawing.ts'

/** The width of a printer's dot at 600 dpi, in mm. The modules of the barcodes are a whole number of dots wide. */
export const DOT_MM = 25.4 / 600

export const placeText = (text: string, x: number, y: number, sizeMm = 2.2): LabelItem => ({
  kind: 'text',
  text,
  x,
  y,
  sizeMm,
  align: 'left',
})

/** Makes a horizontal line across the label, between its margins. */
export const placeRule = (y: number, widthMm: number, margin = 3): LabelItem => ({
  kind: 'ink',
  box: { x: margin, y: y - 0.15, width: widthMm - 2 * margin, height: 0.3 },
})

export const placeGuide = (
  text: string,
  [x, y, width, height]: readonly [number, number, number, number],
): NonNullable<LabelDrawing['guides']>[number] => ({ text, box: { x, y, width, height } })

type CodePlace = { x: number; y: number; dots: number; barMm?: number }

/** Makes a barcode or QR code. The upper left corner of its quiet zone is at the coordinates `x` and `y`. */
export function placeCode(kind: CodeKind, text: string, { x, y, dots, barMm = 0 }: CodePlace): LabelItem {
  const symbol = drawCode(kind, text)
  const moduleMm = dots * DOT_MM
  return {
    kind: 'code',
    symbol,
    x: x + symbol.quiet.left * moduleMm,
    y: y + symbol.quiet.above * moduleMm,
    moduleMm,
    barMm,
  }
}
