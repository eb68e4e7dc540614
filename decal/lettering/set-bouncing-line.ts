import { measureBox, scaleShape, translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import type { RandomSource } from '../random.ts'
import type { Typeface } from './typefaces.ts'
import type { Typesetter } from './typesetter.ts'

type Bounce = { width: number; cap: number; tracking: number; jump: number; tilt: number }

/**
 * Typesets a line of letters that are randomly shifted and rotated, as if painted by hand. `jump` is the maximum shift in cap heights,
 * `tilt` the maximum rotation in degrees. The line is as large as fits and centred on x = 0. Also returns the cap height in mm.
 */
export function typesetBouncingLine(
  set: Typesetter,
  typeface: Typeface,
  text: string,
  random: RandomSource,
  { width, cap, tracking, jump, tilt }: Bounce,
): { shape: Shape; cap: number } {
  const glyphs = set(typeface, text)
  const placed = glyphs.flatMap(({ outline, x, advance }, i) => {
    const lively = rotateShape(translateShape(outline, -advance / 2, 0.5), (random() - 0.5) * 2 * tilt)
    return translateShape(
      lively,
      x + advance / 2 + i * tracking,
      -0.5 + (i % 2 === 0 ? -1 : 1) * jump * (0.4 + 0.6 * random()),
    )
  })
  const box = measureBox(placed)
  const size = Math.min(cap, width / Math.max(box.width, 1e-6))
  return { shape: scaleShape(translateShape(placed, -box.cx, 0), size), cap: size }
}
