import { z } from 'zod'
import { decimalSchema } from './product.ts'

const calendarDateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** GET /api/delivery-estimate: the shipping cost and delivery time for a postal code, as the checkout would state them now. */
export const deliveryEstimateSchema = z.object({
  /** The postal code, formatted as the post office writes it. */
  postalCode: z.string(),
  country: z.enum(['CA', 'US']),
  options: z.array(
    z.object({
      method: z.enum(['pickup', 'regional', 'canada', 'usa', 'download']),
      title: z.string(),
      /** Before tax. */
      price: decimalSchema,
      currencyCode: z.string(),
      /** The reason why shipping is free although this method normally costs something; null otherwise. */
      freeBecause: z.enum(['over-75']).nullable(),
      /** The first and the last expected day of delivery; null if nothing is shipped (pickup, download). */
      earliest: calendarDateSchema.nullable(),
      latest: calendarDateSchema.nullable(),
    }),
  ),
})

export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>
