import { open } from '../geometry/booleans.ts'
import { star } from '../geometry/figures.ts'
import type { Shape } from '../geometry/shape.ts'

// Half the width in mm under which a printed tip breaks up.
const TIP = 0.2

/** A star whose tips are blunt enough to print. */
export function bluntStar(cx: number, cy: number, r: number, points = 5, waist = 0.42): Shape {
  return open(star(cx, cy, r, points, waist), TIP)
}
