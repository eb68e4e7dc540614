import { z } from '@hono/zod-openapi'
import { decimalSchema } from './product.ts'

/** POST /api/calculators/{kind}/line: what was chosen, by field; what is left out has its preset. A price sent along is not read. */
export const calculatorLineRequestSchema = z
  .object({
    values: z.record(z.string().max(40), z.string().max(1_000)),
    /** Of GET /api/images: the buyer's artwork for it, where the calculator takes some. */
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
