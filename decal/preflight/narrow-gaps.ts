import { close, grow, subtract, union } from '../geometry/booleans.ts'
import { areaOf, boxOf } from '../geometry/shape.ts'
import type { Rule } from './finding.ts'

// If two cuts are closer than this, in mm, the film between them stays behind when it is weeded, or pulls its neighbours off.
const LEAST_GAP = 1
// A gap with an area above this, in mm², is more than the corner of a letter.
const CORNER = 2
// Closing moves a curve by its flatness tolerance in mm; along a long curve, that would count as a gap.
const FLATNESS = 0.04

/** Checks that all film to be weeded is at least 1 mm wide, enough to get hold of. */
export const narrowGapsRule: Rule = ({ artwork }) => {
  if (artwork.kind === 'picture') return []
  const figure = union(...artwork.layers.map(({ shape }) => shape))
  const closed = close(figure, LEAST_GAP / 2)
  const gaps = subtract(closed, grow(figure, FLATNESS)).filter((ring) => areaOf([ring]) >= CORNER)
  if (gaps.length === 0) return []
  const message = `${gaps.length} gaps are narrower than ${LEAST_GAP} mm: hard to weed.`
  return [{ code: 'features-too-thin', severity: 'warn', message, where: boxOf(gaps) }]
}
