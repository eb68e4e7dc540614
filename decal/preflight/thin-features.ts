import type { Layer } from '../drawing.ts'
import { growRound, subtract } from '../geometry/shape-operations.ts'
import { areaOf, boxOf, type Shape } from '../geometry/shape.ts'
import type { PreflightFinding, PreflightRule } from './finding.ts'

// The minimum width of a printed line in mm, about one point. Thinner lines break up.
const PRINTED_LINE = 0.35
// The share of a layer that may be too thin, and the share from which lettering is illegible.
const THIN_SHARE = 0.01
const BROKEN_SHARE = 0.25
// Vinyl strips and dots under 2 mm tear or stay on the liner when the rest is peeled off (hexio.co.uk, vinyl cutting).
const KNIFE_LINE = 2
// A thin place counts only if its area exceeds this, in mm². Smaller ones are tips of letters.
const TIP = 1

/** Checks that no line is too thin: 0.35 mm in print, 2 mm in vinyl cut by the knife. */
export const thinFeaturesRule: PreflightRule = ({ artwork }, { process }) => {
  if (artwork.kind === 'picture') return []
  return artwork.layers.flatMap((layer) => (process === 'knife' ? thinForKnife(layer) : thinForPrint(layer)))
}

function thinForPrint({ role, shape, fill }: Layer): PreflightFinding[] {
  // Skips wear, which is fine on purpose, and codes, which have their own rule.
  if (role === 'texture' || role === 'code') return []
  const thin = thinnerThan(shape, PRINTED_LINE)
  const share = areaOf(thin) / Math.max(areaOf(shape), 1e-9)
  if (share <= THIN_SHARE) return []
  const percent = Math.round(share * 100)
  const message = `${percent} % of the ${role} in ${fill} is thinner than ${PRINTED_LINE} mm.`
  const severity = role === 'text' && share > BROKEN_SHARE ? 'stop' : 'warn'
  return [{ code: 'features-too-thin', severity, message, where: boxOf(thin) }]
}

function thinForKnife({ role, shape, fill }: Layer): PreflightFinding[] {
  const thin = thinnerThan(shape, KNIFE_LINE).filter((ring) => areaOf([ring]) >= TIP)
  if (thin.length === 0) return []
  const message = `The ${role} in ${fill} has ${thin.length} places thinner than ${KNIFE_LINE} mm.`
  return [{ code: 'features-too-thin', severity: 'stop', message, where: boxOf(thin) }]
}

/** Returns the parts of a shape that are thinner than `mm`, except right-angled corners. */
function thinnerThan(shape: Shape, mm: number): Shape {
  return subtract(shape, growRound(growRound(shape, -mm / 2, mm / 100), (mm / 2) * Math.SQRT2, mm / 100))
}
