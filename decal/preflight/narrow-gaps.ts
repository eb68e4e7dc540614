import { close, grow, subtract, union } from '../geometry/booleans.ts'
import { areaOf, boxOf } from '../geometry/shape.ts'
import type { Rule } from './finding.ts'

// Film between two cuts nearer than this, in mm, does not come out when it is weeded, or takes its neighbours along.
const LEAST_GAP = 1
// Area in mm² of a gap that is more than the corner of a letter.
const CORNER = 2
// Closing moves a curve by the flatness it is drawn with, in mm: along a long one that would count as a gap.
const FLATNESS = 0.04

/** Whatever is weeded out of film is wide enough to be taken hold of, 1 mm. */
export const narrowGaps: Rule = ({ artwork }) => {
  if (artwork.kind === 'picture') return []
  const figure = union(...artwork.layers.map(({ shape }) => shape))
  const closed = close(figure, LEAST_GAP / 2)
  const gaps = subtract(closed, grow(figure, FLATNESS)).filter((ring) => areaOf([ring]) >= CORNER)
  if (gaps.length === 0) return []
  const message = `${gaps.length} gaps are narrower than ${LEAST_GAP} mm: hard to weed.`
  return [{ code: 'features-too-thin', severity: 'warn', message, where: boxOf(gaps) }]
}
