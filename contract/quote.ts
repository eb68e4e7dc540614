import { z } from '@hono/zod-openapi'
import { decalFinishIds, decalMaterialIds, DECAL_SIZE, MAX_PIECES } from '../domain/pricing/decal-rates.ts'
import { findingCodes } from './finding-codes.ts'
import { decimalSchema } from './product.ts'

/**
 * POST /api/quotes/decal: requests a price for a decal made from a design (`designId`) or from artwork (`artworkId`). A price in the body
 * is ignored.
 */
export const decalQuoteRequestSchema = z
  .object({
    designId: z.string().max(64).optional(),
    artworkId: z.string().max(64).optional(),
    /** Width at the cut line in mm, with decimals. The design's aspect ratio gives the height. */
    widthMm: z.number().min(DECAL_SIZE.minWidth).max(DECAL_SIZE.maxWidth),
    material: z.enum(decalMaterialIds),
    finish: z.enum(decalFinishIds),
    quantity: z.int().min(1).max(MAX_PIECES),
    /** The kind of cut. `kiss` cuts the vinyl but not its liner. `through` cuts vinyl and liner. */
    cut: z.enum(['kiss', 'through']).default('kiss'),
    /**
     * Whether the buyer accepts a picture with a low resolution (picture-too-coarse). Other findings that prevent a sale can't be accepted.
     */
    acceptWarnings: z.boolean().default(false),
  })
  .refine((request) => (request.designId === undefined) !== (request.artworkId === undefined), {
    path: ['designId'],
    error: 'Give either designId or artworkId',
  })
  .openapi('DecalQuoteRequest')

/** A preflight finding about the decal at the requested size. */
const findingSchema = z.object({
  /** A code that identifies the kind of finding and never changes. */
  code: z.enum(findingCodes),
  /**
   * The severity of the finding. `stop` means that the decal can't be sold as it is. If the buyer accepts the finding picture-too-coarse,
   * it becomes a warning.
   */
  severity: z.enum(['note', 'warn', 'stop']),
  message: z.string(),
})

export const decalQuoteSchema = z
  .object({
    /** All pieces together. */
    price: decimalSchema,
    currencyCode: z.string(),
    /** Price of one piece, rounded up. It is only for display; don't calculate with it. */
    each: decimalSchema,
    quantity: z.int(),
    widthMm: z.number(),
    heightMm: z.number(),
    reasons: z.array(z.object({ label: z.string(), text: z.string() })),
    nextBreak: z.object({ quantity: z.int(), each: decimalSchema }).nullable(),
    findings: z.array(findingSchema),
    /** The id of the variant that sells the whole batch at this price. Add it to the cart once. Null if a finding prevents the sale. */
    merchandiseId: z.string().nullable(),
  })
  .openapi('DecalQuote')

export type DecalQuoteRequest = z.input<typeof decalQuoteRequestSchema>
export type DecalFinding = z.infer<typeof findingSchema>
export type DecalQuote = z.infer<typeof decalQuoteSchema>
