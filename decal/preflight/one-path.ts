import { countCrossings } from '../contour/count-crossings.ts'
import { flattenPath } from '../contour/cut-path.ts'
import { computeShapeArea } from '../geometry/shape.ts'
import type { PreflightRule } from './finding.ts'

// The maximum distance in mm between a path's end and its start at which the path counts as closed. It is one step of a plotter.
const CLOSING_TOLERANCE_MM = 0.01

/** Checks that the cut is one closed path that doesn't cross itself, because cutters refuse all other paths (callas forum, topic 81). */
export const onePathRule: PreflightRule = ({ cut }) => {
  const ring = flattenPath(cut, CLOSING_TOLERANCE_MM)
  const end = cut.curves.at(-1)?.to ?? { x: Infinity, y: Infinity }
  const closed = Math.hypot(end.x - cut.start.x, end.y - cut.start.y) <= CLOSING_TOLERANCE_MM
  if (!closed || !(computeShapeArea([ring]) > 0)) {
    return [{ code: 'cut-not-one-closed-path', severity: 'stop' }]
  }
  const crossings = countCrossings(ring)
  return crossings === 0 ? [] : [{ code: 'cut-crosses-itself', severity: 'stop', crossings }]
}
