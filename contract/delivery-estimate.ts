import { z } from 'zod'
import { decimalSchema } from './product.ts'

const calendarDateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** GET /api/delivery-estimate: cost and time of delivery to a postal code, as the checkout would state them now. */
export const deliveryEstimateSchema = z.object({
  /** The postal code as its post office writes it. */
  postalCode: z.string(),
  country: z.enum(['CA', 'US']),
  options: z.array(
    z.object({
      method: z.enum(['pickup', 'regional', 'canada', 'usa', 'download']),
      title: z.string(),
      /** Before tax. */
      price: decimalSchema,
      currencyCode: z.string(),
      /** Why shipping is free for a parcel that would otherwise cost something. */
      freeBecause: z.enum(['over-75']).nullable(),
      /** First and last expected day, for an order that is shipped. */
      earliest: calendarDateSchema.nullable(),
      latest: calendarDateSchema.nullable(),
    }),
  ),
})

export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>
