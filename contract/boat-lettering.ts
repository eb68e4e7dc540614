import { z } from '@hono/zod-openapi'
import { boatFields } from '../domain/lettering/boat-fields.ts'
import { decimalSchema } from './product.ts'

const text = z.string().max(40)

/** From an address or a body; missing fields get their presets. */
export const boatLetteringRequestSchema = z
  .object({
    number: text.optional(),
    /** mm. */
    height: text.optional(),
    hand: text.optional(),
    colour: text.optional(),
    hull: text.optional(),
  })
  .openapi('BoatLetteringRequest')

const drawnSchema = z.object({
  number: z.string(),
  /** The number is an example, because the visitor gave none. */
  isExample: z.boolean(),
  /** Width of the cut's box. */
  widthMm: z.number(),
  heightMm: z.number(),
  /** Cap height. */
  capMm: z.number(),
  /** SVG path data in tenths of a mm, from the top left of the box. */
  path: z.string(),
  /** Colours on a screen. */
  film: z.string(),
  hull: z.string(),
  /** Contrast ratio of film and hull, 1 to 21. */
  contrast: z.number(),
  isContrastWeak: z.boolean(),
  /** Price of one side, and of both. */
  each: decimalSchema,
  price: decimalSchema,
})

export const boatLetteringSchema = z
  .object({
    /** Null if something has to be corrected first. */
    drawn: drawnSchema.nullable(),
    faults: z.partialRecord(z.enum(boatFields), z.string()),
  })
  .openapi('BoatLettering')

export const boatLineSchema = z
  .object({
    /** One side; the pair is two of these. */
    merchandiseId: z.string(),
    quantity: z.int(),
    /** Price of one piece. */
    price: decimalSchema,
    currencyCode: z.string(),
    title: z.string(),
  })
  .openapi('BoatLetteringLine')

export type BoatLetteringAnswer = z.infer<typeof boatLetteringSchema>
export type DrawnBoatLettering = z.infer<typeof drawnSchema>
export type BoatLine = z.infer<typeof boatLineSchema>
