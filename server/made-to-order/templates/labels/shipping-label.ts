import type { LabelDrawing } from '../../../../decal/labels/label-drawing.ts'
import { addCheckDigit } from '../../../../domain/labels/check-digit.ts'
import { code, guide, rule, words } from './template-parts.ts'

const WIDTH = 101.6
const HEIGHT = 152.4
/** The type size of headings in mm. Even in a wide typeface, the longest heading fits beside the pictograms. */
const NARROW = 1.8

/** A sample number that no product can have: GS1 reserves numbers that start with 200 for internal use. */
const GTIN = addCheckDigit('0200123456789')
const SSCC = addCheckDigit('02001234567000001')
const UNIT = [`(01)${GTIN}`, '(17)291231', '(10)LOT0042', '(21)000001']

/**
 * Draws a shipping label with the parts of a WHMIS supplier label (Hazardous Products Regulations, part 3). Headings are in English and
 * French. Pictograms and statements are placeholders for someone who knows the hazard classes of the product.
 */
export function shippingLabel(): LabelDrawing {
  return {
    widthMm: WIDTH,
    heightMm: HEIGHT,
    items: [
      words('From / Expéditeur', 4, 6.5),
      words('To / Destinataire', 52.5, 6.5),
      rule(23, WIDTH),
      words('Product identifier / Identificateur de produit', 4, 26.5),
      rule(36, WIDTH),
      words('Pictograms / Pictogrammes', 4, 39.5),
      words('Signal word / Mention d’avertissement', 42, 39.5, NARROW),
      words('Hazard statements / Mentions de danger', 42, 50, NARROW),
      words('Precautionary statements / Conseils de prudence', 42, 63.5, NARROW),
      words('Initial supplier / Fournisseur initial', 4, 80.5),
      rule(92, WIDTH),
      code('gs1-datamatrix', UNIT.join(''), { x: 5, y: 94, dots: 14 }),
      ...UNIT.map((line, i) => words(line, 24, 98 + i * 3.6, 2.6)),
      rule(111, WIDTH),
      code('gs1-128', `(00)${SSCC}`, { x: 6.1, y: 113.5, dots: 12, barMm: 32 }),
      { kind: 'text', text: `(00) ${SSCC}`, x: WIDTH / 2, y: 149.2, sizeMm: 3.4, align: 'centre' },
    ],
    guides: [
      guide('Your name and address', [4, 8, 45, 13]),
      guide('Who receives it', [52.5, 8, 45, 13]),
      guide('The same name as on the safety data sheet', [4, 28, 93.5, 6.5]),
      guide('Those of its hazard classes', [4, 41, 34, 35]),
      guide('English and French', [42, 41, 55.5, 5.5]),
      guide('English and French', [42, 51.5, 55.5, 8.5]),
      guide('English and French', [42, 65, 55.5, 11]),
      guide('Name, address and telephone number', [4, 82, 93.5, 8.5]),
      guide('Example numbers: enter your own', [56, 94.5, 41.5, 14]),
    ],
  }
}
