import { star } from '../geometry/figures.ts'
import { blunt } from '../geometry/printable.ts'
import type { Shape } from '../geometry/shape.ts'

/** Draws a star with tips blunt enough to print. */
export function bluntStar(cx: number, cy: number, r: number, points = 5, waist = 0.42): Shape {
  return blunt(star(cx, cy, r, points, waist))
}
