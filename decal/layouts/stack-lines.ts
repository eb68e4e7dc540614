import { translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { findHeadline, isNameSuffixLine } from '../lettering/arrange-lines.ts'
import type { Typeface } from '../lettering/typefaces.ts'
import type { Typesetter } from '../lettering/typesetter.ts'

type StackRoom = { width: number; cap: number; gap: number; tracking?: number; ratio?: number }
type StackedLine = { shape: Shape; cap: number; width: number; baseline: number }

// A line that introduces the headline gets this share of the height at which it would fill the available width.
const LED_IN = 0.62
// Height of a line that follows a name, as a share of the name's height.
const FOLLOWING = 0.8

/**
 * Stacks lines, each as wide as the available width, and centres the block on the origin. `cap` is the maximum cap height of a line, in mm.
 * `ratio` limits the differences in height: it is the maximum height of a line as a multiple of the lowest line's height.
 */
export function stackLines(
  set: Typesetter,
  face: Typeface,
  lines: readonly string[],
  { width, cap, gap, tracking = 0.03, ratio = 2.1 }: StackRoom,
): { lines: StackedLine[]; height: number } {
  const free = lines.map((text) => typesetLargestLine(set, face, text, { width, cap, tracking, least: 5.4 }))
  const limit = Math.min(...free.map((line) => line.cap)) * ratio
  const headline = findHeadline(lines)
  const fitted = free.map((line, i) => {
    const most =
      i < headline
        ? Math.max(5.4, Math.min(limit, line.cap) * LED_IN)
        : i > 0 && isNameSuffixLine(lines[i] ?? '')
          ? Math.max(5.4, Math.min(limit, free[0]?.cap ?? limit) * FOLLOWING)
          : limit
    return line.cap <= most
      ? line
      : typesetLargestLine(set, face, lines[i] ?? '', { width, cap: most, tracking, least: 5.4 })
  })
  const height = fitted.reduce((sum, line) => sum + line.cap, 0) + gap * (fitted.length - 1)
  let y = -height / 2
  const placed = fitted.map((line) => {
    y += line.cap
    const at = { ...line, shape: translateShape(line.shape, 0, y), baseline: y }
    y += gap
    return at
  })
  return { lines: placed, height }
}
