import { z } from 'zod'
import { decimalSchema, imageSchema } from './product.ts'

/** A recommendation as in the specification, section 3 "Recommendation item". */
export const recommendationSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  price: decimalSchema,
  currencyCode: z.string(),
  images: z.array(imageSchema),
  tags: z.array(z.string()),
  /** The probability, from 0 to 1, that a buyer of the given product also buys this one; 0 if no order contains both products. */
  confidence: z.number().min(0).max(1),
  /** Number of orders that contain both products; 0 if this product was recommended for its tags or popularity. */
  purchaseCount: z.int().min(0),
  /** Whether `confidence` and `purchaseCount` come from the sample shop's invented orders. Pages that show them have to say so. */
  sample: z.literal(true).optional(),
})

export type Recommendation = z.infer<typeof recommendationSchema>
