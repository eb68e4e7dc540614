import { z } from '@hono/zod-openapi'
import { decimalSchema } from './product.ts'

/** POST /api/calculators/{kind}/line: choices by field; missing ones get their presets. A submitted price is ignored. */
export const calculatorLineRequestSchema = z
  .object({
    values: z.record(z.string().max(40), z.string().max(1_000)),
    /** From GET /api/images: the buyer's artwork, if the calculator takes some. */
    imageId: z.string().max(60).optional(),
  })
  .openapi('CalculatorLineRequest')

export const calculatorLineSchema = z
  .object({
    /** Puts all pieces together in the cart at this price, once. */
    merchandiseId: z.string(),
    /** All pieces together. */
    price: decimalSchema,
    currencyCode: z.string(),
    title: z.string(),
    name: z.string(),
  })
  .openapi('CalculatorLine')

export type CalculatorLine = z.infer<typeof calculatorLineSchema>
