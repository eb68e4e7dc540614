import { z } from 'zod'
import { decimalSchema } from './product.ts'

const calendarDateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** GET /api/delivery-estimate: what the way to a postal code costs and when it comes, as the checkout would say it now. */
export const deliveryEstimateSchema = z.object({
  /** As its post office writes it. */
  postalCode: z.string(),
  country: z.enum(['CA', 'US']),
  options: z.array(
    z.object({
      method: z.enum(['pickup', 'regional', 'canada', 'usa', 'download']),
      title: z.string(),
      /** Before tax. */
      price: decimalSchema,
      currencyCode: z.string(),
      /** Why a parcel that would cost something is free. */
      freeBecause: z.enum(['over-75']).nullable(),
      /** First and last day it is expected, where a parcel travels. */
      earliest: calendarDateSchema.nullable(),
      latest: calendarDateSchema.nullable(),
    }),
  ),
})

export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>
