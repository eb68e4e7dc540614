import { MIN_CUT_RADIUS_MM, findTightestRadius } from '../contour/tightest-radius.ts'
import { measureBox } from '../geometry/shape.ts'
import type { PreflightRule } from './finding.ts'

/** Checks that no bend of the cut is tighter than 1 mm, because sharper corners lift. */
export const cutRadiusRule: PreflightRule = ({ cut }) => {
  const { radius, at } = findTightestRadius(cut)
  if (radius >= MIN_CUT_RADIUS_MM) return []
  const where = measureBox([[at]])
  return [{ code: 'cut-too-tight', severity: 'stop', radiusMm: radius, leastMm: MIN_CUT_RADIUS_MM, where }]
}
