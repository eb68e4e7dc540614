import { z } from '@hono/zod-openapi'
import { decalFinishIds, decalMaterialIds, DECAL_SIZE, MAX_PIECES } from '../domain/pricing/decal-rates.ts'
import { findingCodes } from './finding-codes.ts'
import { decimalSchema } from './product.ts'

/** POST /api/quotes/decal: either designId or artworkId, and how the decal is to be made. A price in the body is ignored. */
export const decalQuoteRequestSchema = z
  .object({
    designId: z.string().max(64).optional(),
    artworkId: z.string().max(64).optional(),
    /** Width at the cut line, decimals allowed; the height follows from it. */
    widthMm: z.number().min(DECAL_SIZE.minWidth).max(DECAL_SIZE.maxWidth),
    material: z.enum(decalMaterialIds),
    finish: z.enum(decalFinishIds),
    quantity: z.int().min(1).max(MAX_PIECES),
    /** kiss: cuts the vinyl but not its liner; through: cuts both. */
    cut: z.enum(['kiss', 'through']).default('kiss'),
    /** The buyer accepts the picture's low resolution (picture-too-coarse). No other finding that prevents a sale can be accepted. */
    acceptWarnings: z.boolean().default(false),
  })
  .refine((request) => (request.designId === undefined) !== (request.artworkId === undefined), {
    path: ['designId'],
    error: 'Give either designId or artworkId',
  })
  .openapi('DecalQuoteRequest')

/** A preflight finding about the decal at this size. */
const findingSchema = z.object({
  /** Stable. */
  code: z.enum(findingCodes),
  /** stop: it can't be sold as it is. Only picture-too-coarse can be accepted, which turns it into a warning. */
  severity: z.enum(['note', 'warn', 'stop']),
  message: z.string(),
})

export const decalQuoteSchema = z
  .object({
    /** All pieces together. */
    price: decimalSchema,
    currencyCode: z.string(),
    /** Price of one piece, rounded up: for display, not for calculations. */
    each: decimalSchema,
    quantity: z.int(),
    widthMm: z.number(),
    heightMm: z.number(),
    reasons: z.array(z.object({ label: z.string(), text: z.string() })),
    nextBreak: z.object({ quantity: z.int(), each: decimalSchema }).nullable(),
    findings: z.array(findingSchema),
    /** The variant that sells the whole batch at this price: add it to the cart once. Null while a finding prevents the sale. */
    merchandiseId: z.string().nullable(),
  })
  .openapi('DecalQuote')

export type DecalQuoteRequest = z.input<typeof decalQuoteRequestSchema>
export type DecalFinding = z.infer<typeof findingSchema>
export type DecalQuote = z.infer<typeof decalQuoteSchema>
