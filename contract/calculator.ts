import { z } from '@hono/zod-openapi'
import { decimalSchema } from './product.ts'

/**
 * POST /api/calculators/{kind}/line: the buyer's choices by field name. Missing choices get their defaults. A price in the body is ignored.
 */
export const calculatorLineRequestSchema = z
  .object({
    values: z.record(z.string().max(40), z.string().max(1_000)),
    /** Id of the buyer's artwork, as listed by GET /api/images. Only some calculators take artwork. */
    imageId: z.string().max(60).optional(),
  })
  .openapi('CalculatorLineRequest')

export const calculatorLineSchema = z
  .object({
    /** The id of the variant that sells all pieces together at this price. Add it to the cart once. */
    merchandiseId: z.string(),
    /** All pieces together. */
    price: decimalSchema,
    currencyCode: z.string(),
    title: z.string(),
    name: z.string(),
  })
  .openapi('CalculatorLine')

export type CalculatorLine = z.infer<typeof calculatorLineSchema>
