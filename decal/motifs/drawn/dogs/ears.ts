import { growRound, subtract } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { type OutlineKnot, drawOutline, type Stencil } from '../stencil.ts'
import { type Breed, type EarShape, SKULL_TOP_Y } from './breed.ts'
import { drawCurls } from './fur.ts'

/**
 * Measures for drawing an ear: half the width of the skull (`side`) and of the cheeks (`cheek`), and the ear's length relative to the usual
 * length (`ear`).
 */
type Measures = { side: number; cheek: number; ear: number }

/** Draws the outline of the right ear of each kind. */
const ears: Readonly<Record<Exclude<EarShape, 'curly'>, (measures: Measures) => OutlineKnot[]>> = {
  prick: ({ side, ear }) => [
    [side - 16, SKULL_TOP_Y + 6],
    [side - 8, SKULL_TOP_Y - 10 * ear],
    [side + 3 * ear, SKULL_TOP_Y - 21 * ear, 0.3],
    [side + 7, SKULL_TOP_Y - 4 * ear],
    [side + 4, SKULL_TOP_Y + 20],
  ],
  cropped: ({ side, ear }) => [
    [side - 12, SKULL_TOP_Y + 5],
    [side - 7, SKULL_TOP_Y - 10 * ear],
    [side + 2, SKULL_TOP_Y - 25 * ear, 0],
    [side + 3, SKULL_TOP_Y - 5 * ear],
    [side + 1, SKULL_TOP_Y + 14],
  ],
  bat: ({ side, ear }) => [
    [side - 13, SKULL_TOP_Y + 6],
    [side - 9, SKULL_TOP_Y - 10 * ear],
    [side + 1, SKULL_TOP_Y - 20 * ear],
    [side + 9, SKULL_TOP_Y - 12 * ear],
    [side + 8, SKULL_TOP_Y + 4],
    [side + 1, SKULL_TOP_Y + 18],
  ],
  tipped: ({ side, ear }) => [
    [side - 14, SKULL_TOP_Y + 6],
    [side - 6, SKULL_TOP_Y - 9 * ear, 0.4],
    [side + 4, SKULL_TOP_Y - 11 * ear, 0.6],
    [side + 12 * ear, SKULL_TOP_Y + 4, 0],
    [side + 5, SKULL_TOP_Y + 6],
    [side + 2, SKULL_TOP_Y + 16],
  ],
  button: ({ side, ear }) => [
    [side - 12, SKULL_TOP_Y + 3, 0.4],
    [side - 3, SKULL_TOP_Y - 5 * ear, 0.6],
    [side + 7, SKULL_TOP_Y - 3 * ear, 0.7],
    [side + 9 * ear, SKULL_TOP_Y + 9],
    [side + 4, SKULL_TOP_Y + 21 * ear, 0],
    [side - 5, SKULL_TOP_Y + 11],
  ],
  rose: ({ side, ear }) => [
    [side - 9, SKULL_TOP_Y + 5, 0.3],
    [side + 2, SKULL_TOP_Y - 2],
    [side + 11 * ear, SKULL_TOP_Y + 2],
    [side + 16 * ear, SKULL_TOP_Y + 11, 0],
    [side + 6, SKULL_TOP_Y + 12],
    [side + 1, SKULL_TOP_Y + 17],
  ],
  drop: ({ side, ear }) => [
    [side - 12, SKULL_TOP_Y + 4, 0.5],
    [side + 1, SKULL_TOP_Y - 1],
    [side + 10, SKULL_TOP_Y + 6],
    [side + 14, SKULL_TOP_Y + 22 * ear],
    [side + 10, SKULL_TOP_Y + 36 * ear, 0.6],
    [side + 2, SKULL_TOP_Y + 28 * ear],
    [side - 2, SKULL_TOP_Y + 16],
  ],
  long: ({ side, cheek, ear }) => [
    [side - 7, SKULL_TOP_Y + 5, 0.5],
    [side + 4, SKULL_TOP_Y + 3],
    [side + 11, SKULL_TOP_Y + 16],
    [cheek + 12, SKULL_TOP_Y + 40 * ear],
    [cheek + 6, SKULL_TOP_Y + 55 * ear],
    [cheek - 1, SKULL_TOP_Y + 46 * ear],
    [side - 1, SKULL_TOP_Y + 24],
  ],
  feathered: ({ side, ear }) => [
    [side - 11, SKULL_TOP_Y + 5, 0.5],
    [side + 3, SKULL_TOP_Y + 1],
    [side + 12, SKULL_TOP_Y + 13],
    [side + 16, SKULL_TOP_Y + 36 * ear],
    [side + 14, SKULL_TOP_Y + 50 * ear, 0],
    [side + 8, SKULL_TOP_Y + 44 * ear],
    [side + 4, SKULL_TOP_Y + 54 * ear, 0],
    [side + 1, SKULL_TOP_Y + 42 * ear],
    [side - 2, SKULL_TOP_Y + 24],
  ],
  wavy: ({ side, ear }) => [
    [side - 9, SKULL_TOP_Y + 9, 0.5],
    [side + 4, SKULL_TOP_Y + 8],
    [side + 10, SKULL_TOP_Y + 20],
    [side + 17, SKULL_TOP_Y + 30 * ear, 0.5],
    [side + 13, SKULL_TOP_Y + 37 * ear],
    [side + 20, SKULL_TOP_Y + 47 * ear, 0.5],
    [side + 14, SKULL_TOP_Y + 53 * ear],
    [side + 13, SKULL_TOP_Y + 63 * ear, 0],
    [side + 5, SKULL_TOP_Y + 58 * ear],
    [side + 1, SKULL_TOP_Y + 60 * ear, 0.3],
    [side - 1, SKULL_TOP_Y + 40],
  ],
  fringed: ({ side, ear }) => [
    [side - 12, SKULL_TOP_Y + 6],
    [side - 4, SKULL_TOP_Y - 12 * ear],
    [side + 9, SKULL_TOP_Y - 20 * ear, 0.7],
    [side + 17, SKULL_TOP_Y - 12 * ear],
    [side + 22, SKULL_TOP_Y + 4, 0],
    [side + 15, SKULL_TOP_Y + 3],
    [side + 19, SKULL_TOP_Y + 17, 0],
    [side + 11, SKULL_TOP_Y + 13],
    [side + 12, SKULL_TOP_Y + 25, 0],
    [side + 2, SKULL_TOP_Y + 18],
  ],
}

export function drawEar({ ears: kind, ear = 1, skull, cheeks }: Breed): Shape {
  const measures = { side: 50 + skull, cheek: 50 + cheeks, ear }
  if (kind !== 'curly') return drawOutline(ears[kind](measures))
  const height = 20 * ear
  return drawCurls(measures.side + 6, SKULL_TOP_Y + 10 + height, 11, height, 11)
}

/** Whether an ear of this kind stands behind the head. */
export const isUprightEar = (kind: EarShape): boolean =>
  kind === 'prick' || kind === 'bat' || kind === 'cropped' || kind === 'tipped' || kind === 'fringed'

/** Draws both ears: upright ears with their inside, folded ears with the fold. */
export function drawEars(sheet: Stencil, { ears: kind }: Breed, ear: Shape, dark: boolean): void {
  sheet.area(ear, dark)
  if (kind === 'prick' || kind === 'bat' || kind === 'cropped') {
    const inner = growRound(ear, kind === 'cropped' ? -3.4 : -4.2)
    if (dark) sheet.erase(subtract(inner, growRound(inner, -1.8)))
    else sheet.paint(inner)
  }
}
