import { z } from '@hono/zod-openapi'
import { decalFinishIds, decalMaterialIds, DECAL_SIZE, MOST_PIECES } from '../domain/pricing/decal-rates.ts'
import { findingCodes } from './finding-codes.ts'
import { decimalSchema } from './product.ts'

/** POST /api/quotes/decal: one of designId and artworkId, and how it is to be made. A price sent along is not read. */
export const decalQuoteRequestSchema = z
  .object({
    designId: z.string().max(64).optional(),
    artworkId: z.string().max(64).optional(),
    /** Width of the cut line's box; the height follows from it. Decimals count. */
    widthMm: z.number().min(DECAL_SIZE.minWidth).max(DECAL_SIZE.maxWidth),
    material: z.enum(decalMaterialIds),
    finish: z.enum(decalFinishIds),
    quantity: z.int().min(1).max(MOST_PIECES),
    /** kiss: through the vinyl and not its liner; through: both. */
    cut: z.enum(['kiss', 'through']).default('kiss'),
    /** The buyer has seen that the picture is coarse (picture-too-coarse), and wants it so. Nothing else that stops can be accepted. */
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
  /** stop: not sold so. Only picture-too-coarse can be accepted, and is a warning then. */
  severity: z.enum(['note', 'warn', 'stop']),
  message: z.string(),
})

export const decalQuoteSchema = z
  .object({
    /** All pieces together. */
    price: decimalSchema,
    currencyCode: z.string(),
    /** Price of one piece, rounded up: for display, not for calculation. */
    each: decimalSchema,
    quantity: z.int(),
    widthMm: z.number(),
    heightMm: z.number(),
    reasons: z.array(z.object({ label: z.string(), text: z.string() })),
    nextBreak: z.object({ quantity: z.int(), each: decimalSchema }).nullable(),
    findings: z.array(findingSchema),
    /** Puts the whole batch in the cart at this price, once; null while a finding stops it. */
    merchandiseId: z.string().nullable(),
  })
  .openapi('DecalQuote')

export type DecalQuoteRequest = z.input<typeof decalQuoteRequestSchema>
export type DecalFinding = z.infer<typeof findingSchema>
export type DecalQuote = z.infer<typeof decalQuoteSchema>
