import type { Layer } from '../drawing.ts'
import { growRound, subtract } from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox, type Shape } from '../geometry/shape.ts'
import type { PreflightFinding, PreflightRule } from './finding.ts'

// The minimum width of a printed line in mm, about one point. Thinner lines break up.
const MIN_PRINTED_LINE_MM = 0.35
// The share of a layer that may be too thin without being reported.
const THIN_SHARE = 0.01
// If more than this share of a layer of lettering is too thin, the lettering counts as illegible.
const BROKEN_SHARE = 0.25
// The minimum width in mm of vinyl strips and dots. Narrower strips and dots tear, or stay on the liner when the film around them is peeled
// off (hexio.co.uk, vinyl cutting).
const MIN_CUT_LINE_MM = 2
// The minimum area in mm² of a thin place that counts. Smaller thin places are tips of letters.
const MAX_TIP_MM2 = 1

/** Checks that no line is too thin: at least 0.35 mm in print, and 2 mm in vinyl cut by a knife. */
export const thinFeaturesRule: PreflightRule = ({ artwork }, { process }) => {
  if (artwork.kind === 'picture') return []
  return artwork.layers.flatMap((layer) => (process === 'knife' ? thinForKnife(layer) : thinForPrint(layer)))
}

function thinForPrint({ role, shape, fill }: Layer): PreflightFinding[] {
  // Skips wear, which is thin on purpose, and QR codes, which have their own rule.
  if (role === 'texture' || role === 'code') return []
  const thin = thinnerThan(shape, MIN_PRINTED_LINE_MM)
  const share = computeShapeArea(thin) / Math.max(computeShapeArea(shape), 1e-9)
  if (share <= THIN_SHARE) return []
  const percent = Math.round(share * 100)
  const found = { feature: 'area', role, fill, percent, leastMm: MIN_PRINTED_LINE_MM } as const
  const severity = role === 'text' && share > BROKEN_SHARE ? 'stop' : 'warn'
  return [{ code: 'features-too-thin', severity, ...found, where: measureBox(thin) }]
}

function thinForKnife({ role, shape, fill }: Layer): PreflightFinding[] {
  const thin = thinnerThan(shape, MIN_CUT_LINE_MM).filter((ring) => computeShapeArea([ring]) >= MAX_TIP_MM2)
  if (thin.length === 0) return []
  const found = { feature: 'places', role, fill, count: thin.length, leastMm: MIN_CUT_LINE_MM } as const
  return [{ code: 'features-too-thin', severity: 'stop', ...found, where: measureBox(thin) }]
}

/** Returns the parts of a shape that are too thin, except right-angled corners. `mm` is the minimum thickness. */
function thinnerThan(shape: Shape, mm: number): Shape {
  return subtract(shape, growRound(growRound(shape, -mm / 2, mm / 100), (mm / 2) * Math.SQRT2, mm / 100))
}
