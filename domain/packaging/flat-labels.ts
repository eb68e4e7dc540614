import {
  BLEED,
  closedPath,
  corners,
  type Dieline,
  finishDieline,
  inset,
  roundRect,
  SAFE,
  type Panel,
} from './dieline.ts'
import type { PackageSize } from './package-types.ts'

/** The length in mm by which the end of a wrap-around label overlaps its start. The overlap is glued. */
const OVERLAP = 10
const CORNER = 3

/** Draws a label around a bottle: the bottle's circumference plus the overlap. The front is in the middle of the visible part. */
export function wrapDieline({ width: diameter, height }: PackageSize): Dieline {
  const round = Math.PI * diameter
  const whole = { left: 0, top: 0, width: round + OVERLAP, height }
  const face = (name: string, left: number, width: number): Panel => ({ name, left, top: 0, width, height })
  const overlap = face('Overlap', round, OVERLAP)
  return finishDieline(
    [
      closedPath('CutContour', corners(whole)),
      closedPath('Bleed', corners(inset(whole, -BLEED))),
      closedPath('Safe', corners(inset(face('Round', 0, round), SAFE))),
      closedPath('Glue', corners(overlap)),
    ],
    [
      face('Back', 0, round / 4),
      face('Front', round / 4, round / 2),
      face('Back', (round * 3) / 4, round / 4),
      overlap,
    ],
  )
}

/** Draws a flat label with rounded corners. */
export function labelDieline({ width, height }: PackageSize): Dieline {
  const whole = { left: 0, top: 0, width, height }
  return finishDieline(
    [
      closedPath('CutContour', roundRect(whole, CORNER)),
      closedPath('Bleed', roundRect(inset(whole, -BLEED), CORNER + BLEED)),
      closedPath('Safe', corners(inset(whole, SAFE))),
    ],
    [{ name: 'Label', ...whole }],
  )
}
