import { makeEllipse } from '../../../geometry/figures.ts'
import { growRound, intersect, subtract, union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import {
  withMirrorImage,
  type OutlineKnot,
  drawLine,
  drawOutline,
  Stencil,
  drawSymmetricOutline,
} from '../stencil.ts'
import { type Cat, EYES_Y, SKULL_TOP_Y } from './cat.ts'
import { drawCatMarkings as areas } from './markings.ts'

/** Draws the head of a cat from the front, as ink on a sheet of 100 × 100. */
export function drawCatHead(cat: Cat): Shape {
  const { darkCoat = false, folded = false, markings = [] } = cat
  const head = headOf(cat)
  const ears = withMirrorImage(earOf(cat))
  const darkEars = darkCoat || markings.includes('points')
  const sheet = new Stencil()
  if (!folded) drawEars(sheet, ears, darkEars)
  sheet.area(head, darkCoat)
  for (const marking of markings) {
    const shape = intersect(areas[marking](cat), head)
    if (darkCoat) sheet.erase(shape)
    else sheet.paint(shape)
  }
  if (darkCoat) sheet.paint(subtract(head, growRound(head, -1.9)))
  if (folded) sheet.area(ears, darkEars)
  drawFace(sheet, cat)
  return sheet.ink
}

function headOf({ cheeks, wedge = false, longHair = false, flatFace = false }: Cat): Shape {
  const chin = flatFace ? 80 : 84
  const half: OutlineKnot[] = [
    [50, SKULL_TOP_Y],
    [50 + cheeks * 0.66, SKULL_TOP_Y + 2],
    [50 + cheeks * 0.96, SKULL_TOP_Y + 16],
    [50 + cheeks * (wedge ? 0.82 : 1.04), 62],
    [50 + cheeks * (wedge ? 0.5 : 0.72), 76],
    [50 + cheeks * 0.3, chin],
    [50, chin + 1],
  ]
  if (!longHair) return drawSymmetricOutline(half)
  const fur: OutlineKnot[] = [
    [50, SKULL_TOP_Y],
    [50 + cheeks * 0.66, SKULL_TOP_Y + 2],
    [50 + cheeks * 0.98, SKULL_TOP_Y + 15],
    [50 + cheeks * 1.28, 58, 0],
    [50 + cheeks * 1.08, 60],
    [50 + cheeks * 1.3, 70, 0],
    [50 + cheeks * 1, 70],
    [50 + cheeks * 1.06, 82, 0],
    [50 + cheeks * 0.66, 78],
    [50 + cheeks * 0.5, 91, 0],
    [50 + cheeks * 0.26, 84],
    [50, 93, 0],
  ]
  return drawSymmetricOutline(fur)
}

function earOf({ cheeks, ear = 1, folded = false, tuftedEars = false }: Cat): Shape {
  const side = 50 + cheeks
  if (folded)
    return drawOutline([
      [side - 15, SKULL_TOP_Y + 1],
      [side - 5, SKULL_TOP_Y - 3],
      [side + 3, SKULL_TOP_Y + 6, 0.4],
      [side - 4, SKULL_TOP_Y + 11],
      [side - 12, SKULL_TOP_Y + 8],
    ])
  const whole = drawOutline([
    [side - 20, SKULL_TOP_Y + 5],
    [side - 9, SKULL_TOP_Y - 11 * ear, 0.4],
    [side + 2, SKULL_TOP_Y - 19 * ear, 0.1],
    [side + 3, SKULL_TOP_Y - 2],
    [side + 1, SKULL_TOP_Y + 17],
  ])
  const tuft = drawOutline([
    [side - 1, SKULL_TOP_Y - 15 * ear, 0],
    [side + 4, SKULL_TOP_Y - 27 * ear, 0],
    [side + 3.6, SKULL_TOP_Y - 12 * ear, 0],
  ])
  return tuftedEars ? union(whole, tuft) : whole
}

function drawEars(sheet: Stencil, ears: Shape, isDark: boolean): void {
  sheet.area(ears, isDark)
  const inner = growRound(ears, -4.2)
  if (isDark) sheet.erase(subtract(inner, growRound(inner, -1.5)))
  else sheet.paint(inner)
}

function drawFace(sheet: Stencil, { flatFace = false, hairless = false }: Cat): void {
  const nose = flatFace ? 59 : 64
  const eye = drawOutline([
    [56.5, EYES_Y + 3, 0.4],
    [61, EYES_Y - 3.4],
    [67.5, EYES_Y - 4, 0.5],
    [67, EYES_Y + 2],
    [62.5, EYES_Y + 5],
  ])
  const eyes = withMirrorImage(eye)
  sheet.erase(growRound(eyes, 1.3)).paint(growRound(eyes, 0.3)).erase(growRound(eyes, -0.9))
  sheet.paint(withMirrorImage(makeEllipse(62.4, EYES_Y + 0.4, 1.5, 3.9)))
  const noseShape = drawSymmetricOutline([
    [50, nose - 1.6],
    [54.6, nose - 1.8, 0.5],
    [52, nose + 2.4],
    [50, nose + 3.6],
  ])
  sheet.erase(growRound(noseShape, 1)).paint(noseShape)
  const mouth = union(
    drawLine(
      [
        [50, nose + 3],
        [50, nose + 6],
      ],
      1.6,
    ),
    withMirrorImage(
      drawLine(
        [
          [50, nose + 6],
          [54.5, nose + 9.4],
          [59, nose + 7],
        ],
        1.7,
      ),
    ),
    hairless
      ? withMirrorImage(
          drawLine(
            [
              [52, SKULL_TOP_Y + 6],
              [58, SKULL_TOP_Y + 8],
              [63, SKULL_TOP_Y + 6],
            ],
            1.4,
          ),
        )
      : [],
  )
  sheet.swap(mouth)
  if (hairless) return
  sheet.swap(
    withMirrorImage(
      union(
        ...[0, 1, 2].map((index) =>
          drawLine(
            [
              [64, nose + 2 + index * 2.6],
              [76, nose - 0.5 + index * 4],
              [89, nose - 4 + index * 6.4],
            ],
            1.1,
          ),
        ),
      ),
    ),
  )
}
