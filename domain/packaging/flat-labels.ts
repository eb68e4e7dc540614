import {
  DIELINE_BLEED_MM,
  makeClosedPath,
  listCorners,
  type Dieline,
  finishDieline,
  insetRect,
  makeRoundRect,
  DIELINE_SAFE_MM,
  type Panel,
  type PanelKind,
} from './dieline.ts'
import type { PackageSize } from './package-types.ts'

/** The end of a label around a bottle is glued onto its start; this is the overlap in mm. */
const OVERLAP_MM = 10
const CORNER_RADIUS_MM = 3

/**
 * Draws a label around a bottle. Its length is the bottle's circumference plus the overlap. The front is in the middle of the visible part.
 */
export function makeWrapDieline({ width: diameter, height }: PackageSize): Dieline {
  const round = Math.PI * diameter
  const whole = { left: 0, top: 0, width: round + OVERLAP_MM, height }
  const face = (kind: PanelKind, left: number, width: number): Panel => ({
    kind,
    left,
    top: 0,
    width,
    height,
  })
  const overlap = face('overlap', round, OVERLAP_MM)
  return finishDieline(
    [
      makeClosedPath('CutContour', listCorners(whole)),
      makeClosedPath('Bleed', listCorners(insetRect(whole, -DIELINE_BLEED_MM))),
      makeClosedPath('Safe', listCorners(insetRect({ ...whole, width: round }, DIELINE_SAFE_MM))),
      makeClosedPath('Glue', listCorners(overlap)),
    ],
    [
      face('back', 0, round / 4),
      face('front', round / 4, round / 2),
      face('back', (round * 3) / 4, round / 4),
      overlap,
    ],
  )
}

/** Draws a flat label with rounded corners. */
export function makeLabelDieline({ width, height }: PackageSize): Dieline {
  const whole = { left: 0, top: 0, width, height }
  return finishDieline(
    [
      makeClosedPath('CutContour', makeRoundRect(whole, CORNER_RADIUS_MM)),
      makeClosedPath(
        'Bleed',
        makeRoundRect(insetRect(whole, -DIELINE_BLEED_MM), CORNER_RADIUS_MM + DIELINE_BLEED_MM),
      ),
      makeClosedPath('Safe', listCorners(insetRect(whole, DIELINE_SAFE_MM))),
    ],
    [{ kind: 'label', ...whole }],
  )
}
