import { closeGaps, growRound, subtract, union } from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox } from '../geometry/shape.ts'
import type { PreflightRule } from './finding.ts'

// The minimum distance between two cuts in mm. A strip of film narrower than this can't be weeded cleanly, or pulls off the film next to
// it.
const MIN_GAP_MM = 1
// The minimum area in mm² of a narrow gap that counts. Smaller gaps are corners of letters.
const CORNER = 2
// The width in mm below which gaps are ignored, because closing a shape moves its curves slightly. Without this tolerance, a long curve
// would look as if it had a long gap beside it.
const FLATNESS = 0.04

/** Checks that all film to be weeded is at least 1 mm wide, so that it can be gripped. */
export const narrowGapsRule: PreflightRule = ({ artwork }) => {
  if (artwork.kind === 'picture') return []
  const figure = union(...artwork.layers.map(({ shape }) => shape))
  const closed = closeGaps(figure, MIN_GAP_MM / 2)
  const gaps = subtract(closed, growRound(figure, FLATNESS)).filter(
    (ring) => computeShapeArea([ring]) >= CORNER,
  )
  if (gaps.length === 0) return []
  const found = { feature: 'gaps', count: gaps.length, leastMm: MIN_GAP_MM } as const
  return [{ code: 'features-too-thin', severity: 'warn', ...found, where: measureBox(gaps) }]
}
