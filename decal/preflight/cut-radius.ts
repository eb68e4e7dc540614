import { MIN_CUT_RADIUS_MM, findTightestRadius } from '../contour/tightest-radius.ts'
import { boxOf } from '../geometry/shape.ts'
import type { PreflightRule } from './finding.ts'

/** Checks that no bend of the cut is tighter than 1 mm, because sharper corners lift. */
export const cutRadiusRule: PreflightRule = ({ cut }) => {
  const { radius, at } = findTightestRadius(cut)
  if (radius >= MIN_CUT_RADIUS_MM) return []
  const message = `The tightest bend of the cut line has a radius of ${radius.toFixed(2)} mm; at least ${MIN_CUT_RADIUS_MM} mm is needed.`
  return [{ code: 'cut-too-tight', severity: 'stop', message, where: boxOf([[at]]) }]
}
