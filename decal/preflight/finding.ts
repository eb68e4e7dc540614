import { z } from 'zod'
import type { Decal } from '../decal.ts'
import { layerRoles } from '../drawing.ts'
import type { Box } from '../geometry/shape.ts'

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
] as const satisfies readonly PreflightProblem['code'][]

const millimetres = z.number()
const count = z.int()

/** A problem that preflight found, with its facts. The texts for staff are in content/preflight-problems.ts. */
export const preflightProblemSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('cut-not-one-closed-path') }),
  z.object({ code: z.literal('cut-crosses-itself'), crossings: count }),
  z.object({ code: z.literal('cut-too-tight'), radiusMm: millimetres, leastMm: millimetres }),
  z.object({ code: z.literal('cut-too-near-artwork'), leastMm: millimetres }),
  z.object({ code: z.literal('artwork-outside-bleed') }),
  z.discriminatedUnion('feature', [
    z.object({
      code: z.literal('features-too-thin'),
      /** This variant is for printed layers. `percent` is the share of the layer that is too thin. */
      feature: z.literal('area'),
      role: z.enum(layerRoles),
      fill: z.string(),
      percent: z.number(),
      leastMm: millimetres,
    }),
    z.object({
      code: z.literal('features-too-thin'),
      /** This variant is for layers that are cut from vinyl. `count` is the number of places that are too thin. */
      feature: z.literal('places'),
      role: z.enum(layerRoles),
      fill: z.string(),
      count,
      leastMm: millimetres,
    }),
    z.object({
      code: z.literal('features-too-thin'),
      /** This variant is for film that has to be weeded. `count` is the number of strips that are too thin. */
      feature: z.literal('gaps'),
      count,
      leastMm: millimetres,
    }),
  ]),
  z.object({ code: z.literal('lettering-too-small'), capMm: millimetres, leastMm: millimetres }),
  /** The lettering contrasts too little with its background (`ground`). `least` is the minimum contrast ratio. */
  z.object({
    code: z.literal('lettering-without-contrast'),
    fill: z.string(),
    ground: z.string(),
    least: z.number(),
  }),
  z.object({ code: z.literal('decal-too-small'), leastMm: millimetres }),
  z.object({ code: z.literal('decal-too-wide'), rollMm: millimetres }),
  z.object({ code: z.literal('picture-too-coarse'), dpi: z.number(), leastDpi: z.number() }),
  z.object({ code: z.literal('code-too-small'), moduleMm: millimetres, leastMm: millimetres }),
])

export type PreflightProblem = z.infer<typeof preflightProblemSchema>

/** A preflight finding. `stop`: the decal can't be made. `warn`: it can be made, but the buyer should know. `where` is a point in mm. */
export type PreflightFinding = PreflightProblem & { severity: 'stop' | 'warn'; where?: Box }

/** Facts about the production that preflight needs in addition to the decal. */
export type PreflightProduction = {
  /** `print`: the decal is printed and cut around. `knife`: every layer is cut out of coloured vinyl. */
  process: 'print' | 'knife'
  /** Cap heights of the lettering in mm at the final size. By default, they are measured. */
  capHeightsMm?: readonly number[]
  /** Whether the buyer has accepted the low resolution of the picture. */
  coarsePictureAccepted?: boolean
}

export type PreflightRule = (decal: Decal, production: PreflightProduction) => PreflightFinding[]
