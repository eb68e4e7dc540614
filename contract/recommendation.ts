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
  /** The probability that buyers of the given product buy this one too, from 0 to 1; 0 if orders say nothing about it. */
  confidence: z.number().min(0).max(1),
  /** Orders that held both; 0 where tags or popularity brought it. */
  purchaseCount: z.int().min(0),
  /** Both rest on orders of the sample shop, which nobody placed: shown only where it is said. */
  sample: z.literal(true).optional(),
})

export type Recommendation = z.infer<typeof recommendationSchema>
