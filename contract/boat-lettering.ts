import { z } from '@hono/zod-openapi'
import { boatFields } from '../domain/lettering/boat-fields.ts'
import { decimalSchema } from './product.ts'

const text = z.string().max(40)

/** Read from the query string or from a JSON body; missing fields get their defaults. */
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
  /** The visitor gave no number, so an example is shown. */
  isExample: z.boolean(),
  /** Width of the cut lettering's bounding box. */
  widthMm: z.number(),
  heightMm: z.number(),
  /** Cap height. */
  capMm: z.number(),
  /** SVG path data in tenths of a mm, measured from the bounding box's top left corner. */
  path: z.string(),
  /** Screen colours. */
  film: z.string(),
  hull: z.string(),
  /** Contrast ratio between film and hull, from 1 to 21. */
  contrast: z.number(),
  isContrastWeak: z.boolean(),
  /** The price of one side, and of both sides. */
  each: decimalSchema,
  price: decimalSchema,
})

export const boatLetteringSchema = z
  .object({
    /** Null if some input has to be corrected first. */
    drawn: drawnSchema.nullable(),
    faults: z.partialRecord(z.enum(boatFields), z.string()),
  })
  .openapi('BoatLettering')

export const boatLineSchema = z
  .object({
    /** The lettering of one side; a boat needs two. */
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
