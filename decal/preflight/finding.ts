import type { Decal } from '../decal.ts'
import type { Box } from '../geometry/shape.ts'

/** Everything that preflight may find. */
export const findingCodes = [
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

type FindingCode = (typeof findingCodes)[number]

/** What preflight found. stop: cannot be made like that; warn: can be made, the buyer should know. `where` in mm. */
export type Finding = { code: FindingCode; severity: 'stop' | 'warn'; message: string; where?: Box }

/** How a decal is to be made, as far as that is not in the decal itself. */
export type Production = {
  /** print: printed and cut around; knife: every layer cut out of coloured vinyl. */
  process: 'print' | 'knife'
  /** Cap heights of the lettering in mm at real size; measured where they are not given. */
  capHeightsMm?: readonly number[]
  /** The buyer has seen that the picture is coarse and wants it so. */
  coarsePictureAccepted?: boolean
}

/** One rule of preflight. */
export type Rule = (decal: Decal, production: Production) => Finding[]
