import type { LabelDrawing } from '../../../../decal/labels/label-drawing.ts'
import { placeCode, placeGuide, placeText } from './template-parts.ts'

const WIDTH = 50
const HEIGHT = 25
const NUMBER = 'AT-004001'

/** Draws an asset tag: the owner's name, and the number as a Code 128 barcode and as text. */
export function drawAssetTag(): LabelDrawing {
  return {
    widthMm: WIDTH,
    heightMm: HEIGHT,
    items: [
      placeText('Property of / Propriété de', 2.5, 3.9),
      placeCode('code128', NUMBER, { x: 2.1, y: 9.6, dots: 8, barMm: 8.4 }),
      { kind: 'text', text: NUMBER, x: WIDTH / 2, y: 20.9, sizeMm: 3, align: 'centre' },
      {
        kind: 'text',
        text: 'Do not remove / Ne pas enlever',
        x: WIDTH / 2,
        y: 23.6,
        sizeMm: 1.8,
        align: 'centre',
      },
    ],
    guides: [placeGuide('Your name, or logo', [2.5, 4.7, 45, 4.3])],
  }
}
