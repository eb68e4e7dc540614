import { makeRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import type { LayoutBrief } from './layout.ts'

/** A board with a line of lettering: its outline, two lines along its edges, and the letters. In mm. */
export type HangingSign = { shape: Shape; rules: Shape; text: Shape }

/** Draws a board with notched ends around one line of lettering. `top` is the y coordinate of the board's top edge. */
export function drawHangingSign({ set, type }: LayoutBrief, text: string, top: number): HangingSign {
  const line = typesetLargestLine(set, type.second, text, { width: 76, cap: 8.6, tracking: 0.14, least: 5 })
  // Accented capitals are higher than plain ones, so they need more space below the board's upper line.
  const accents = Math.max(0, -measureBox(line.shape).top - line.cap - 0.3)
  const height = line.cap + 8 + 2 * accents
  const half = Math.max(line.width / 2 + 9, 34)
  const middle = top + height / 2
  const board = [
    { x: -half, y: top },
    { x: half, y: top },
    { x: half - 4, y: middle },
    { x: half, y: top + height },
    { x: -half, y: top + height },
    { x: -half + 4, y: middle },
  ]
  const rule = (y: number): Shape => makeRectangle(-half + 5.5, y, 2 * half - 11, 0.6)
  return {
    shape: [board],
    rules: [...rule(top + 1.9), ...rule(top + height - 2.5)],
    text: translateShape(line.shape, 0, middle + line.cap / 2),
  }
}
