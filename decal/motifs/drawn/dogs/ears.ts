import { grow, subtract } from '../../../geometry/booleans.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { type Knot, outline, type Stencil } from '../stencil.ts'
import { type Breed, type Ear, TOP } from './breed.ts'
import { curls } from './fur.ts'

/** `side`: half the skull's width. `cheek`: half the width of the cheeks. `ear`: the ear's length relative to the usual length. */
type Measures = { side: number; cheek: number; ear: number }

/** Draws the outline of the right ear of each kind. */
const ears: Readonly<Record<Exclude<Ear, 'curly'>, (measures: Measures) => Knot[]>> = {
  prick: ({ side, ear }) => [
    [side - 16, TOP + 6],
    [side - 8, TOP - 10 * ear],
    [side + 3 * ear, TOP - 21 * ear, 0.3],
    [side + 7, TOP - 4 * ear],
    [side + 4, TOP + 20],
  ],
  cropped: ({ side, ear }) => [
    [side - 12, TOP + 5],
    [side - 7, TOP - 10 * ear],
    [side + 2, TOP - 25 * ear, 0],
    [side + 3, TOP - 5 * ear],
    [side + 1, TOP + 14],
  ],
  bat: ({ side, ear }) => [
    [side - 13, TOP + 6],
    [side - 9, TOP - 10 * ear],
    [side + 1, TOP - 20 * ear],
    [side + 9, TOP - 12 * ear],
    [side + 8, TOP + 4],
    [side + 1, TOP + 18],
  ],
  tipped: ({ side, ear }) => [
    [side - 14, TOP + 6],
    [side - 6, TOP - 9 * ear, 0.4],
    [side + 4, TOP - 11 * ear, 0.6],
    [side + 12 * ear, TOP + 4, 0],
    [side + 5, TOP + 6],
    [side + 2, TOP + 16],
  ],
  button: ({ side, ear }) => [
    [side - 12, TOP + 3, 0.4],
    [side - 3, TOP - 5 * ear, 0.6],
    [side + 7, TOP - 3 * ear, 0.7],
    [side + 9 * ear, TOP + 9],
    [side + 4, TOP + 21 * ear, 0],
    [side - 5, TOP + 11],
  ],
  rose: ({ side, ear }) => [
    [side - 9, TOP + 5, 0.3],
    [side + 2, TOP - 2],
    [side + 11 * ear, TOP + 2],
    [side + 16 * ear, TOP + 11, 0],
    [side + 6, TOP + 12],
    [side + 1, TOP + 17],
  ],
  drop: ({ side, ear }) => [
    [side - 12, TOP + 4, 0.5],
    [side + 1, TOP - 1],
    [side + 10, TOP + 6],
    [side + 14, TOP + 22 * ear],
    [side + 10, TOP + 36 * ear, 0.6],
    [side + 2, TOP + 28 * ear],
    [side - 2, TOP + 16],
  ],
  long: ({ side, cheek, ear }) => [
    [side - 7, TOP + 5, 0.5],
    [side + 4, TOP + 3],
    [side + 11, TOP + 16],
    [cheek + 12, TOP + 40 * ear],
    [cheek + 6, TOP + 55 * ear],
    [cheek - 1, TOP + 46 * ear],
    [side - 1, TOP + 24],
  ],
  feathered: ({ side, ear }) => [
    [side - 11, TOP + 5, 0.5],
    [side + 3, TOP + 1],
    [side + 12, TOP + 13],
    [side + 16, TOP + 36 * ear],
    [side + 14, TOP + 50 * ear, 0],
    [side + 8, TOP + 44 * ear],
    [side + 4, TOP + 54 * ear, 0],
    [side + 1, TOP + 42 * ear],
    [side - 2, TOP + 24],
  ],
  wavy: ({ side, ear }) => [
    [side - 9, TOP + 9, 0.5],
    [side + 4, TOP + 8],
    [side + 10, TOP + 20],
    [side + 17, TOP + 30 * ear, 0.5],
    [side + 13, TOP + 37 * ear],
    [side + 20, TOP + 47 * ear, 0.5],
    [side + 14, TOP + 53 * ear],
    [side + 13, TOP + 63 * ear, 0],
    [side + 5, TOP + 58 * ear],
    [side + 1, TOP + 60 * ear, 0.3],
    [side - 1, TOP + 40],
  ],
  fringed: ({ side, ear }) => [
    [side - 12, TOP + 6],
    [side - 4, TOP - 12 * ear],
    [side + 9, TOP - 20 * ear, 0.7],
    [side + 17, TOP - 12 * ear],
    [side + 22, TOP + 4, 0],
    [side + 15, TOP + 3],
    [side + 19, TOP + 17, 0],
    [side + 11, TOP + 13],
    [side + 12, TOP + 25, 0],
    [side + 2, TOP + 18],
  ],
}

export function earOf({ ears: kind, ear = 1, skull, cheeks }: Breed): Shape {
  const measures = { side: 50 + skull, cheek: 50 + cheeks, ear }
  if (kind !== 'curly') return outline(ears[kind](measures))
  const height = 20 * ear
  return curls(measures.side + 6, TOP + 10 + height, 11, height, 11)
}

/** Whether an ear of this kind stands behind the head. */
export const isUpright = (kind: Ear): boolean =>
  kind === 'prick' || kind === 'bat' || kind === 'cropped' || kind === 'tipped' || kind === 'fringed'

/** Draws both ears. Upright ears show their inside; folded ears show where they fold. */
export function drawEars(sheet: Stencil, { ears: kind }: Breed, ear: Shape, dark: boolean): void {
  sheet.area(ear, dark)
  if (kind === 'prick' || kind === 'bat' || kind === 'cropped') {
    const inner = grow(ear, kind === 'cropped' ? -3.4 : -4.2)
    if (dark) sheet.erase(subtract(inner, grow(inner, -1.8)))
    else sheet.paint(inner)
  }
}
