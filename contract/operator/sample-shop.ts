import { z } from '@hono/zod-openapi'

/** GET /api/operator/sample-shop: how much of the shop is still sample data. */
export const sampleShopSchema = z
  .object({
    isIn: z.boolean(),
    /** Number of sample products that nobody has changed. */
    products: z.int(),
    orders: z.int(),
    reviews: z.int(),
    codes: z.int(),
  })
  .openapi('SampleShop')

export type SampleShop = z.infer<typeof sampleShopSchema>
