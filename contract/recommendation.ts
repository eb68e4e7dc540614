import { z } from 'zod'
import { decimalSchema, imageSchema } from './product.ts'

/** Specification, section 3 "Recommendation item". */
export const recommendationSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  price: decimalSchema,
  currencyCode: z.string(),
  images: z.array(imageSchema),
  tags: z.array(z.string()),
  /** The probability, from 0 to 1, that buyers of the given product also buy this one; 0 if orders say nothing about it. */
  confidence: z.number().min(0).max(1),
  /** Number of orders with both products; 0 if the product was chosen by its tags or popularity. */
  purchaseCount: z.int().min(0),
  /** Both figures come from the sample shop's invented orders; show them only where the page says so. */
  sample: z.literal(true).optional(),
})

export type Recommendation = z.infer<typeof recommendationSchema>
