import { MIN_DECAL_MM } from '../contour/finish-decal.ts'
import { measureBox } from '../geometry/shape.ts'
import type { PreflightRule } from './finding.ts'

// Printable width in mm of a 1.37 m roll of vinyl, without the edges that the rollers hold.
const ROLL_WIDTH_MM = 1300

/** Checks that both sides of the decal are at least 6 mm, and that one side, with bleed, fits across the roll. */
export const decalSizeRule: PreflightRule = ({ box, bleed }) => {
  const printed = measureBox(bleed)
  if (Math.min(box.width, box.height) < MIN_DECAL_MM - 0.01) {
    return [{ code: 'decal-too-small', severity: 'stop', leastMm: MIN_DECAL_MM }]
  }
  if (Math.min(printed.width, printed.height) > ROLL_WIDTH_MM) {
    return [{ code: 'decal-too-wide', severity: 'stop', rollMm: ROLL_WIDTH_MM }]
  }
  return []
}
