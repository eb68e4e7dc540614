import type { LabelDrawing } from '../../../../decal/labels/label-drawing.ts'
import { addCheckDigit } from '../../../../domain/labels/check-digit.ts'
import { placeCode, placeGuide, placeRule, placeText } from './template-parts.ts'

const WIDTH = 101.6
const HEIGHT = 152.4
/** The type size of headings in mm. At this size, even the longest heading in a wide typeface fits beside the pictograms. */
const NARROW = 1.8

/** A sample number that no product can have: GS1 reserves numbers that start with 200 for internal use. */
const GTIN = addCheckDigit('0200123456789')
const SSCC = addCheckDigit('02001234567000001')
const UNIT = [`(01)${GTIN}`, '(17)291231', '(10)LOT0042', '(21)000001']

/**
 * Draws a shipping label with the parts of a WHMIS supplier label (Hazardous Products Regulations, part 3). Headings are in English and
 * French. Pictograms and statements are placeholders, to be replaced by someone who knows the hazard classes of the product.
 */
export function drawShippingLabel(): LabelDrawing {
  return {
    widthMm: WIDTH,
    heightMm: HEIGHT,
    items: [
      placeText('From / Expéditeur', 4, 6.5),
      placeText('To / Destinataire', 52.5, 6.5),
      placeRule(23, WIDTH),
      placeText('Product identifier / Identificateur de produit', 4, 26.5),
      placeRule(36, WIDTH),
      placeText('Pictograms / Pictogrammes', 4, 39.5),
      placeText('Signal word / Mention d’avertissement', 42, 39.5, NARROW),
      placeText('Hazard statements / Mentions de danger', 42, 50, NARROW),
      placeText('Precautionary statements / Conseils de prudence', 42, 63.5, NARROW),
      placeText('Initial supplier / Fournisseur initial', 4, 80.5),
      placeRule(92, WIDTH),
      placeCode('gs1-datamatrix', UNIT.join(''), { x: 5, y: 94, dots: 14 }),
      ...UNIT.map((line, i) => placeText(line, 24, 98 + i * 3.6, 2.6)),
      placeRule(111, WIDTH),
      placeCode('gs1-128', `(00)${SSCC}`, { x: 6.1, y: 113.5, dots: 12, barMm: 32 }),
      { kind: 'text', text: `(00) ${SSCC}`, x: WIDTH / 2, y: 149.2, sizeMm: 3.4, align: 'centre' },
    ],
    guides: [
      placeGuide('Your name and address', [4, 8, 45, 13]),
      placeGuide('Who receives it', [52.5, 8, 45, 13]),
      placeGuide('The same name as on the safety data sheet', [4, 28, 93.5, 6.5]),
      placeGuide('Those of its hazard classes', [4, 41, 34, 35]),
      placeGuide('English and French', [42, 41, 55.5, 5.5]),
      placeGuide('English and French', [42, 51.5, 55.5, 8.5]),
      placeGuide('English and French', [42, 65, 55.5, 11]),
      placeGuide('Name, address and telephone number', [4, 82, 93.5, 8.5]),
      placeGuide('Example numbers: enter your own', [56, 94.5, 41.5, 14]),
    ],
  }
}
