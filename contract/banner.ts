import { z } from '@hono/zod-openapi'
import {
  BANNER_HEIGHT_IN,
  BANNER_LENGTH_IN,
  BANNER_LIMITS,
  bannerDesignOptions,
  bannerFonts,
  bannerMaterialIds,
  TEXT_SIZE_PT,
} from '../domain/banner/banner-design.ts'
import { decimalSchema } from './product.ts'

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/)
// The position of an item. The item may extend past the banner's edge, but must not lie entirely outside of the banner.
const placed = {
  id: z.string().regex(/^[\w-]{1,40}$/),
  x: z
    .number()
    .min(-BANNER_LENGTH_IN.max)
    .max(2 * BANNER_LENGTH_IN.max),
  y: z
    .number()
    .min(-BANNER_HEIGHT_IN)
    .max(2 * BANNER_HEIGHT_IN),
  rotation: z.number().min(-360).max(360),
}

const bannerTextSchema = z.object({
  ...placed,
  kind: z.literal('text'),
  text: z
    .string()
    .max(BANNER_LIMITS.letters)
    .refine((text) => text.split('\n').length <= BANNER_LIMITS.lines, 'Too many lines'),
  font: z.enum(bannerFonts),
  sizePt: z.number().min(TEXT_SIZE_PT.min).max(TEXT_SIZE_PT.max),
  colour: colourSchema,
  align: z.enum(['left', 'center', 'right']),
  curve: z.number().min(-BANNER_LIMITS.curve).max(BANNER_LIMITS.curve),
})

const bannerPictureSchema = z.object({
  ...placed,
  kind: z.literal('picture'),
  imageId: z.string().max(64),
  width: z
    .number()
    .positive()
    .max(2 * BANNER_LENGTH_IN.max),
  height: z
    .number()
    .positive()
    .max(2 * BANNER_LENGTH_IN.max),
})

/** The design of a banner, as the type `BannerDesign` in domain/banner. */
export const bannerDesignSchema = z
  .object({
    lengthIn: z.int().min(BANNER_LENGTH_IN.min).max(BANNER_LENGTH_IN.max),
    material: z.enum(bannerMaterialIds),
    background: colourSchema,
    items: z
      .array(z.discriminatedUnion('kind', [bannerTextSchema, bannerPictureSchema]))
      .max(BANNER_LIMITS.items),
  })
  .openapi('BannerDesign')

/**
 * POST /api/quotes/banner. `uploadId` is the file for the option "upload". `requirements` is the brief for the option "professional",
 * including the ids of its files. The server computes the price itself.
 */
export const bannerQuoteRequestSchema = z
  .object({
    option: z.enum(bannerDesignOptions),
    design: bannerDesignSchema,
    uploadId: z.string().max(64).optional(),
    requirements: z.string().trim().max(4_000).optional(),
    fileIds: z.array(z.string().max(64)).max(10).optional(),
    /** Whether to pay for a professional design with the visitor's design credits instead of money. */
    payDesignWithCredits: z.boolean().default(false),
    /** Whether the buyer accepts a picture with a low resolution. */
    acceptCoarse: z.boolean().default(false),
    quantity: z.int().min(1).max(100).default(1),
  })
  .openapi('BannerQuoteRequest')

/** Codes of a banner's preflight findings, including those that prevent its sale. */
export const bannerFindingCodes = [
  'text-outside-safe-zone',
  'item-outside-banner',
  'picture-too-coarse',
  'picture-coarse',
  'contrast-low',
  'text-small-for-distance',
  'letters-not-printable',
  'words-refused',
  'nothing-to-print',
  'upload-does-not-fill',
  'upload-not-readable',
  'not-enough-credits',
] as const

/** A preflight finding that should be checked before printing. */
const bannerFindingSchema = z.object({
  code: z.enum(bannerFindingCodes),
  severity: z.enum(['note', 'warn', 'stop']),
  message: z.string(),
  itemId: z.string().nullable(),
})

export const bannerQuoteSchema = z
  .object({
    /** Price of one banner, including the professional design if it is paid in money. */
    price: decimalSchema,
    currencyCode: z.string(),
    reasons: z.array(z.object({ label: z.string(), text: z.string() })),
    findings: z.array(bannerFindingSchema),
    /** The variant to add to the cart; null if a finding prevents the sale. */
    merchandiseId: z.string().nullable(),
  })
  .openapi('BannerQuote')

export type BannerFinding = z.infer<typeof bannerFindingSchema>
export type BannerQuoteRequest = z.input<typeof bannerQuoteRequestSchema>
export type BannerQuote = z.infer<typeof bannerQuoteSchema>
