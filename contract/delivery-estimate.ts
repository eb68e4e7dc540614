import { z } from 'zod'
import { decimalSchema } from './product.ts'

const calendarDateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** GET /api/delivery-estimate: the cost and time of delivery to a postal code that the checkout would give now. */
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
      /** The reason for free shipping, if the parcel would otherwise cost something. */
      freeBecause: z.enum(['over-75']).nullable(),
      /** The first and the last expected day of delivery; null if nothing is shipped (pickup, download). */
      earliest: calendarDateSchema.nullable(),
      latest: calendarDateSchema.nullable(),
    }),
  ),
})

export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>
