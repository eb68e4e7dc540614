import { z } from 'zod'

/** A recent order, without anything that could identify its buyer: see domain/social-proof/purchases. */
const purchaseSchema = z.object({
  handle: z.string(),
  title: z.string(),
  imageSrc: z.string().nullable(),
  /** A city, region or country from which many have ordered; null if it could identify the buyer. */
  place: z.string().nullable(),
  ago: z.object({ unit: z.enum(['hour', 'day']), count: z.int().min(1) }),
})

/** A variant that is low in stock, by domain/catalogue/low-stock. */
const scarceVariantSchema = z.object({
  variantId: z.string(),
  /** Empty if the product has only one variant. */
  title: z.string(),
  level: z.enum(['very-low', 'low', 'limited']),
  left: z.int().min(1),
})

/** GET /api/social-proof?product=handle: facts about recent orders, and about one product's stock. */
export const socialProofSchema = z.object({
  purchases: z.array(purchaseSchema),
  /** The orders are the sample shop's; they are never mixed with real ones. */
  sample: z.boolean(),
  /** Empty without `product`. */
  lowStock: z.array(scarceVariantSchema),
})

/** POST /api/presence: reports that this page is visible in a browser. */
export const presenceBeatSchema = z.object({
  page: z
    .string()
    .max(200)
    .regex(/^\/[a-z0-9/_-]*$/),
})
/** Number of browsers in which the page was visible during the last minute, including the caller's. */
export const presenceSchema = z.object({ viewers: z.int().min(0) })

export type SocialProof = z.infer<typeof socialProofSchema>
export type Purchase = z.infer<typeof purchaseSchema>
export type ScarceVariant = z.infer<typeof scarceVariantSchema>
export type Presence = z.infer<typeof presenceSchema>
