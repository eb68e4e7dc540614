import type { Decal } from '../decal.ts'
import type { Box } from '../geometry/shape.ts'

/** All codes of preflight findings. */
export const preflightFindingCodes = [
  'cut-not-one-closed-path',
  'cut-crosses-itself',
  'cut-too-tight',
  'cut-too-near-artwork',
  'artwork-outside-bleed',
  'features-too-thin',
  'lettering-too-small',
  'lettering-without-contrast',
  'decal-too-small',
  'decal-too-wide',
  'picture-too-coarse',
  'code-too-small',
] as const

type FindingCode = (typeof preflightFindingCodes)[number]

/** A preflight finding. `stop`: the decal can't be made. `warn`: it can be made, but the buyer should know. `where` is a point in mm. */
export type PreflightFinding = { code: FindingCode; severity: 'stop' | 'warn'; message: string; where?: Box }

/** Facts about the production that preflight needs in addition to the decal. */
export type PreflightProduction = {
  /** `print`: printed and cut around. `knife`: every layer is cut out of coloured vinyl. */
  process: 'print' | 'knife'
  /** Cap heights of the lettering in mm at the final size. By default, they are measured. */
  capHeightsMm?: readonly number[]
  /** Whether the buyer has accepted the low resolution of the picture. */
  coarsePictureAccepted?: boolean
}

export type PreflightRule = (decal: Decal, production: PreflightProduction) => PreflightFinding[]
