import { grow, subtract } from '../../../geometry/booleans.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { type Knot, outline, type Stencil } from '../stencil.ts'
import { type Breed, type Ear, TOP } from './breed.ts'

/** Half the skull's width from the middle, half the cheeks', and the ear's length as a part of the usual. */
type Measures = { side: number; cheek: number; ear: number }

/** The outline of the right ear of each kind. */
const ears: Readonly<Record<Ear, (measures: Measures) => Knot[]>> = {
  prick: ({ side, ear }) => [
    [side - 15, TOP + 6],
    [side - 8, TOP - 8 * ear],
    [side + 3 * ear, TOP - 19 * ear, 0.25],
    [side + 6, TOP - 4 * ear],
    [side + 3, TOP + 18],
  ],
  cropped: ({ side, ear }) => [
    [side - 12, TOP + 5],
    [side - 7, TOP - 10 * ear],
    [side + 1, TOP - 23 * ear, 0],
    [side + 2, TOP - 5 * ear],
    [side + 1, TOP + 14],
  ],
  bat: ({ side, ear }) => [
    [side - 12, TOP + 6],
    [side - 9, TOP - 8 * ear],
    [side + 1, TOP - 18 * ear],
    [side + 9, TOP - 11 * ear],
    [side + 8, TOP + 4],
    [side + 1, TOP + 18],
  ],
  tipped: ({ side, ear }) => [
    [side - 14, TOP + 6],
    [side - 5, TOP - 8 * ear, 0.4],
    [side + 4, TOP - 10 * ear, 0.6],
    [side + 12 * ear, TOP + 3, 0],
    [side + 5, TOP + 6],
    [side + 2, TOP + 16],
  ],
  rose: ({ side, ear }) => [
    [side - 9, TOP + 5, 0.3],
    [side + 2, TOP - 2],
    [side + 11 * ear, TOP + 3],
    [side + 15 * ear, TOP + 11, 0],
    [side + 6, TOP + 12],
    [side + 1, TOP + 17],
  ],
  drop: ({ side, ear }) => [
    [side - 11, TOP + 4],
    [side + 2, TOP + 1],
    [side + 11, TOP + 8],
    [side + 13, TOP + 24 * ear],
    [side + 7, TOP + 35 * ear],
    [side + 1, TOP + 27 * ear],
    [side - 2, TOP + 16],
  ],
  long: ({ side, cheek, ear }) => [
    [side - 10, TOP + 6],
    [side + 3, TOP + 4],
    [side + 11, TOP + 16],
    [cheek + 11, TOP + 40 * ear],
    [cheek + 6, TOP + 54 * ear],
    [cheek - 1, TOP + 46 * ear],
    [side - 1, TOP + 24],
  ],
  feathered: ({ side, ear }) => [
    [side - 10, TOP + 6],
    [side + 4, TOP + 3],
    [side + 13, TOP + 17],
    [side + 15, TOP + 38 * ear],
    [side + 11, TOP + 49 * ear, 0],
    [side + 8, TOP + 43 * ear],
    [side + 4, TOP + 52 * ear, 0],
    [side + 2, TOP + 43 * ear],
    [side - 2, TOP + 47 * ear, 0],
    [side - 3, TOP + 22],
  ],
}

export const earOf = ({ ears: kind, ear = 1, skull, cheeks }: Breed): Shape =>
  outline(ears[kind]({ side: 50 + skull, cheek: 50 + cheeks, ear }))

/** Draws both ears; upright ones show their inside. */
export function drawEars(sheet: Stencil, { ears: kind }: Breed, ear: Shape, dark: boolean): void {
  sheet.area(ear, dark)
  if (kind === 'prick' || kind === 'bat' || kind === 'cropped') {
    const inner = grow(ear, kind === 'bat' ? -4.4 : -3.8)
    if (dark) sheet.erase(subtract(inner, grow(inner, -1.6)))
    else sheet.paint(inner)
  }
}
