import { makeDisc } from '../../../geometry/figures.ts'
import { intersect, union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import {
  withMirrorImage,
  readKnots,
  drawLine,
  drawOutline,
  Stencil,
  drawSymmetricOutline,
  type OutlineKnot,
} from '../stencil.ts'

/** An owl's distinguishing features, seen from the front. */
export type Owl = {
  ears?: 'tall' | 'short'
  face: 'discs' | 'heart' | 'plain'
  breast: 'bars' | 'spots' | 'streaks'
  /** Whether the wings are dark. */
  isDark: boolean
}

const bodyHalf: readonly OutlineKnot[] = readKnots(
  '50,8 64,10 75,20 77,32 75,42 82,56 80,74 70,86 58,91 50,92',
)
const wingHalf = (): Shape => drawOutline(readKnots('75,44 84,54 85,70 78,86 69,94,0.2 68,82 69,66 67,50'))
const ears: Readonly<Record<'tall' | 'short', readonly OutlineKnot[]>> = {
  tall: readKnots('58,11,0.4 74,0,0.1 77,22,0.4 68,20'),
  short: readKnots('62,10,0.4 74,7,0.1 76,22,0.4 68,18'),
}

/** Draws an owl on a branch, on a sheet of 100 × 100. */
export function drawOwl({ ears: tufts, face, breast, isDark }: Owl): Shape {
  const sheet = new Stencil()
  const body = drawSymmetricOutline(bodyHalf)
  sheet.paint(drawLine(readKnots('10,92 32,90 66,93 90,90'), 5.4))
  sheet.area(tufts ? union(body, withMirrorImage(drawOutline(ears[tufts]))) : body, false, 2)
  sheet.paint(intersect(union(...marksOf(breast)), body))
  sheet.area(withMirrorImage(wingHalf()), isDark, 2)
  sheet.swap(
    withMirrorImage(
      union(drawLine(readKnots('77,54 78,68 74,82'), 1.9), drawLine(readKnots('72.5,54 73,68 71.5,80'), 1.9)),
    ),
  )
  drawFace(sheet, face)
  const toes = [40, 45, 55, 60].map((x) =>
    drawLine(
      [
        [x, 88],
        [x, 94],
      ],
      3.4,
    ),
  )
  return sheet.erase(...toes.map((toe) => toe)).paint(...toes).ink
}

function drawFace(sheet: Stencil, face: Owl['face']): void {
  if (face === 'heart') {
    const heart = drawSymmetricOutline(readKnots('50,19,0.2 60,13 71,19 72,31 62,43 50,50,0.3'))
    sheet.area(heart, false, 2.4)
    sheet.paint(withMirrorImage(makeDisc(60.5, 28, 4.6)), drawLine(readKnots('50,27 50,37'), 2.2), beak(40))
    return
  }
  if (face === 'discs') sheet.area(withMirrorImage(makeDisc(61.5, 28, 12)), false, 2.2)
  sheet.paint(withMirrorImage(makeDisc(61.5, 28, 7.4)))
  sheet.erase(withMirrorImage(makeDisc(61.5, 28, 5.2)))
  sheet.paint(withMirrorImage(makeDisc(61.5, 28, 3.3)), beak(36))
}

const beak = (y: number): Shape =>
  drawSymmetricOutline([
    [50, y - 4, 0.4],
    [54, y, 0.6],
    [50, y + 7, 0.1],
  ])

function marksOf(breast: Owl['breast']): Shape[] {
  const rows = [0, 1, 2, 3, 4].map((row) => ({ y: 54 + row * 7, count: row % 2 === 0 ? 4 : 3 }))
  return rows.flatMap(({ y, count }) =>
    Array.from({ length: count }, (_, i) => {
      const x = 50 + (i - (count - 1) / 2) * 9
      if (breast === 'spots') return makeDisc(x, y, 1.7)
      if (breast === 'streaks')
        return drawLine(
          [
            [x, y - 1],
            [x, y + 4],
          ],
          2,
        )
      return drawLine(
        [
          [x - 3, y],
          [x, y + 2.4],
          [x + 3, y],
        ],
        2,
      )
    }),
  )
}
