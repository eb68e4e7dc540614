import { z } from 'zod'

/** A recent order, without anything that could identify the buyer (domain/social-proof/purchases). */
const purchaseSchema = z.object({
  handle: z.string(),
  title: z.string(),
  imageSrc: z.string().nullable(),
  /** A city, region or country with many customers; null if the place could identify the buyer. */
  place: z.string().nullable(),
  ago: z.object({ unit: z.enum(['hour', 'day']), count: z.int().min(1) }),
})

/** A variant that is low in stock, as defined in domain/catalogue/low-stock. */
const scarceVariantSchema = z.object({
  variantId: z.string(),
  /** The variant's title; empty if it is the product's only variant. */
  title: z.string(),
  level: z.enum(['very-low', 'low', 'limited']),
  left: z.int().min(1),
})

/** GET /api/social-proof?product=handle: recent orders, and the low stock of one product. */
export const socialProofSchema = z.object({
  purchases: z.array(purchaseSchema),
  /** Whether the orders are the sample shop's. Sample orders are never mixed with real ones. */
  sample: z.boolean(),
  /** Empty without `product`. */
  lowStock: z.array(scarceVariantSchema),
})

/** POST /api/presence: a browser reports that it is showing this page. */
export const presenceHeartbeatSchema = z.object({
  page: z
    .string()
    .max(200)
    .regex(/^\/[a-z0-9/_-]*$/),
})
/** Number of browsers that showed the page during the last minute, including the caller's. */
export const presenceSchema = z.object({ viewers: z.int().min(0) })

export type SocialProof = z.infer<typeof socialProofSchema>
export type RecentPurchase = z.infer<typeof purchaseSchema>
export type LowStockVariant = z.infer<typeof scarceVariantSchema>
export type Presence = z.infer<typeof presenceSchema>
