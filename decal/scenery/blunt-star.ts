import { makeStar } from '../geometry/figures.ts'
import { bluntTips } from '../geometry/make-printable.ts'
import type { Shape } from '../geometry/shape.ts'

/** Draws a star with tips blunt enough to print. */
export function drawBluntStar(cx: number, cy: number, r: number, points = 5, waist = 0.42): Shape {
  return bluntTips(makeStar(cx, cy, r, points, waist))
}
