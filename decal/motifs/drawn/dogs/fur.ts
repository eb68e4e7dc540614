import { union } from '../../../geometry/shape-operations.ts'
import { makeEllipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { withMirrorImage, type OutlineKnot, drawOutline } from '../stencil.ts'

/** Draws a ring of curls around an ellipse. */
export function drawCurls(cx: number, cy: number, rx: number, ry: number, count: number): Shape {
  const lobe = Math.max(3.4, (((rx + ry) / 2) * Math.PI) / count)
  return union(
    ...Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI - Math.PI / 2
      return makeEllipse(
        cx + Math.cos(angle) * (rx - lobe * 0.4),
        cy + Math.sin(angle) * (ry - lobe * 0.4),
        lobe,
        lobe,
      )
    }),
    makeEllipse(cx, cy, rx, ry),
  )
}

/**
 * Draws pointed locks of hair along a path on the right side, and mirrors them to the left. The locks point along the path and outwards.
 */
export function drawLocks(path: readonly OutlineKnot[], count: number, length: number): Shape {
  const steps = Array.from({ length: count + 1 }, (_, i) => along(path, i / count))
  const pieces = steps.slice(0, -1).map(([x, y], index) => {
    const [toX, toY] = steps[index + 1] ?? [x, y]
    const reach = Math.hypot(toX - x, toY - y) || 1
    const [ux, uy] = [(toX - x) / reach, (toY - y) / reach]
    // The path runs down the right side of the head, so the outward direction is to the left of the path's direction.
    const at = (forth: number, out: number, roundness = 1): OutlineKnot => [
      x + ux * forth * reach + uy * out,
      y + uy * forth * reach - ux * out,
      roundness,
    ]
    return drawOutline([
      at(-0.1, -4, 0),
      at(0, -0.5, 0.5),
      at(0.55, length * 0.5),
      at(1.2, length, 0),
      at(1.05, -0.5, 0.5),
      at(1.1, -4, 0),
    ])
  })
  return withMirrorImage(union(...pieces))
}

/** Returns the point at a fraction of a path's length. */
function along(path: readonly OutlineKnot[], part: number): OutlineKnot {
  const legs = path.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = path[index] ?? [x, y]
    return { fromX, fromY, dx: x - fromX, dy: y - fromY, reach: Math.hypot(x - fromX, y - fromY) }
  })
  let left = part * legs.reduce((sum, { reach }) => sum + reach, 0)
  for (const { fromX, fromY, dx, dy, reach } of legs) {
    if (left <= reach) return [fromX + (dx * left) / reach, fromY + (dy * left) / reach]
    left -= reach
  }
  return path.at(-1) ?? [50, 50]
}

/**
 * Returns 13 points on an ellipse whose centre is at x = 50, from the angle `from` to the angle `to`. The angles are in degrees, clockwise
 * from three o'clock.
 */
export const listArcPoints = (cy: number, rx: number, ry: number, from: number, to: number): OutlineKnot[] =>
  Array.from({ length: 13 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 12) * Math.PI) / 180
    return [50 + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]
  })
