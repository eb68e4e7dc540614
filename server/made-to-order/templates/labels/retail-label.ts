import { type LabelDrawing, type LabelItem } from '../../../../decal/labels/label-drawing.ts'
import { addCheckDigit } from '../../../../domain/labels/check-digit.ts'
import { placeCode, DOT_MM, placeGuide } from './template-parts.ts'

const SIDE = 60
/** A sample number that no product can have: GS1 reserves numbers that start with 200 for internal use. */
const NUMBER = addCheckDigit('200123456789')
/** The width of a barcode module, in dots at 600 dpi. Of all whole numbers of dots, eight is the closest to the nominal 0.33 mm. */
const DOTS = 8
const X = DOTS * DOT_MM
const TOP = 32.5
const LEFT = 19.8
/** The baseline of the digits, in modules below the top of the bars, taken from a drawing in the barcode's standard. */
const BASELINE = 77

/**
 * Draws a retail label: an EAN-13 at nominal size, a QR code, and room for the details that the Consumer Packaging and Labelling Act
 * requires.
 */
export function drawRetailLabel(): LabelDrawing {
  const digits = (text: string, at: number): LabelItem => ({
    kind: 'text',
    text,
    x: LEFT + (11 + at) * X,
    y: TOP + BASELINE * X,
    sizeMm: 10 * X,
    align: 'centre',
  })
  return {
    widthMm: SIDE,
    heightMm: SIDE,
    items: [
      placeCode('qr', 'https://example.com/p/1', { x: 2, y: 36, dots: 12 }),
      placeCode('ean13', NUMBER, { x: LEFT, y: TOP, dots: DOTS, barMm: (24.5 / 0.33) * X }),
      digits(NUMBER.slice(0, 1), -7),
      digits(NUMBER.slice(1, 7), 24),
      digits(NUMBER.slice(7), 71),
    ],
    guides: [
      placeGuide('Common name, in English and French', [3, 3, 54, 11]),
      placeGuide('Net quantity, metric', [3, 15.5, 54, 5.5]),
      placeGuide('Dealer: name and place of business', [3, 22.5, 54, 7.5]),
      placeGuide('Your page', [2, 32.5, 17, 3.2]),
    ],
  }
}
