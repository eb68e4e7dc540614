import { ellipse } from '../../../geometry/figures.ts'
import { grow, intersect, subtract, union } from '../../../geometry/booleans.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { both, type Knot, line, outline, Stencil, symmetric } from '../stencil.ts'
import { type Cat, EYES, TOP } from './cat.ts'
import { markings as areas } from './markings.ts'

/** Draws the head of a cat from the front, as ink on a sheet of 100 × 100. */
export function catHead(cat: Cat): Shape {
  const { darkCoat = false, folded = false, markings = [] } = cat
  const head = headOf(cat)
  const ears = both(earOf(cat))
  const darkEars = darkCoat || markings.includes('points')
  const sheet = new Stencil()
  if (!folded) drawEars(sheet, ears, darkEars)
  sheet.area(head, darkCoat)
  for (const marking of markings) {
    const shape = intersect(areas[marking](cat), head)
    if (darkCoat) sheet.erase(shape)
    else sheet.paint(shape)
  }
  if (darkCoat) sheet.paint(subtract(head, grow(head, -1.9)))
  if (folded) sheet.area(ears, darkEars)
  drawFace(sheet, cat)
  return sheet.ink
}

function headOf({ cheeks, wedge = false, longHair = false, flatFace = false }: Cat): Shape {
  const chin = flatFace ? 80 : 84
  const half: Knot[] = [
    [50, TOP],
    [50 + cheeks * 0.66, TOP + 2],
    [50 + cheeks * 0.96, TOP + 16],
    [50 + cheeks * (wedge ? 0.82 : 1.04), 62],
    [50 + cheeks * (wedge ? 0.5 : 0.72), 76],
    [50 + cheeks * 0.3, chin],
    [50, chin + 1],
  ]
  if (!longHair) return symmetric(half)
  const fur: Knot[] = [
    [50, TOP],
    [50 + cheeks * 0.66, TOP + 2],
    [50 + cheeks * 0.98, TOP + 15],
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
  return symmetric(fur)
}

function earOf({ cheeks, ear = 1, folded = false, tuftedEars = false }: Cat): Shape {
  const side = 50 + cheeks
  if (folded)
    return outline([
      [side - 15, TOP + 1],
      [side - 5, TOP - 3],
      [side + 3, TOP + 6, 0.4],
      [side - 4, TOP + 11],
      [side - 12, TOP + 8],
    ])
  const whole = outline([
    [side - 20, TOP + 5],
    [side - 9, TOP - 11 * ear, 0.4],
    [side + 2, TOP - 19 * ear, 0.1],
    [side + 3, TOP - 2],
    [side + 1, TOP + 17],
  ])
  const tuft = outline([
    [side - 1, TOP - 15 * ear, 0],
    [side + 4, TOP - 27 * ear, 0],
    [side + 3.6, TOP - 12 * ear, 0],
  ])
  return tuftedEars ? union(whole, tuft) : whole
}

function drawEars(sheet: Stencil, ears: Shape, isDark: boolean): void {
  sheet.area(ears, isDark)
  const inner = grow(ears, -4.2)
  if (isDark) sheet.erase(subtract(inner, grow(inner, -1.5)))
  else sheet.paint(inner)
}

function drawFace(sheet: Stencil, { flatFace = false, hairless = false }: Cat): void {
  const nose = flatFace ? 59 : 64
  const eye = outline([
    [56.5, EYES + 3, 0.4],
    [61, EYES - 3.4],
    [67.5, EYES - 4, 0.5],
    [67, EYES + 2],
    [62.5, EYES + 5],
  ])
  const eyes = both(eye)
  sheet.erase(grow(eyes, 1.3)).paint(grow(eyes, 0.3)).erase(grow(eyes, -0.9))
  sheet.paint(both(ellipse(62.4, EYES + 0.4, 1.5, 3.9)))
  const noseShape = symmetric([
    [50, nose - 1.6],
    [54.6, nose - 1.8, 0.5],
    [52, nose + 2.4],
    [50, nose + 3.6],
  ])
  sheet.erase(grow(noseShape, 1)).paint(noseShape)
  const mouth = union(
    line(
      [
        [50, nose + 3],
        [50, nose + 6],
      ],
      1.6,
    ),
    both(
      line(
        [
          [50, nose + 6],
          [54.5, nose + 9.4],
          [59, nose + 7],
        ],
        1.7,
      ),
    ),
    hairless
      ? both(
          line(
            [
              [52, TOP + 6],
              [58, TOP + 8],
              [63, TOP + 6],
            ],
            1.4,
          ),
        )
      : [],
  )
  sheet.swap(mouth)
  if (hairless) return
  sheet.swap(
    both(
      union(
        ...[0, 1, 2].map((index) =>
          line(
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
