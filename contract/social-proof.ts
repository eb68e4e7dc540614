import { z } from 'zod'

/** One recent order, without anything that could identify its buyer; see domain/social-proof/purchases. */
const purchaseSchema = z.object({
  handle: z.string(),
  title: z.string(),
  imageSrc: z.string().nullable(),
  /** A city, region or country that many ordered from; null where that would name somebody. */
  place: z.string().nullable(),
  ago: z.object({ unit: z.enum(['hour', 'day']), count: z.int().min(1) }),
})

/** A variant of which little is left, by domain/catalogue/low-stock. */
const scarceVariantSchema = z.object({
  variantId: z.string(),
  /** Empty where there is only one. */
  title: z.string(),
  level: z.enum(['very-low', 'low', 'limited']),
  left: z.int().min(1),
})

/** GET /api/social-proof?product=handle: facts about recent orders, and about the stock of one product. */
export const socialProofSchema = z.object({
  purchases: z.array(purchaseSchema),
  /** The orders are the sample shop's, and never mixed with real ones. */
  sample: z.boolean(),
  /** Empty without `product`. */
  lowStock: z.array(scarceVariantSchema),
})

/** POST /api/presence: somebody has this page in sight. */
export const presenceBeatSchema = z.object({
  page: z
    .string()
    .max(200)
    .regex(/^\/[a-z0-9/_-]*$/),
})
/** Browsers in which the page was in sight within the last minute, the caller's own among them. */
export const presenceSchema = z.object({ viewers: z.int().min(0) })

export type SocialProof = z.infer<typeof socialProofSchema>
export type Purchase = z.infer<typeof purchaseSchema>
export type ScarceVariant = z.infer<typeof scarceVariantSchema>
export type Presence = z.infer<typeof presenceSchema>
