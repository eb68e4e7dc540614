import { z } from '@hono/zod-openapi'
import { boatFields } from '../domain/lettering/boat-fields.ts'
import { decimalSchema } from './product.ts'

const text = z.string().max(40)

/** The fields of boat lettering, in a query string or a JSON body. Missing fields get their defaults. */
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
  /** Whether the picture shows an example number. It does if the visitor has entered no number. */
  isExample: z.boolean(),
  /** Width and height of the cut lettering, in mm. */
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
    /** The drawing and its price; null if some input has to be corrected first. */
    drawn: drawnSchema.nullable(),
    faults: z.partialRecord(z.enum(boatFields), z.string()),
  })
  .openapi('BoatLettering')

export const boatLineSchema = z
  .object({
    /** The id of the variant that sells the lettering for one side. A boat needs two pieces of it. */
    merchandiseId: z.string(),
    quantity: z.int(),
    /** Price of the lettering for one side. */
    price: decimalSchema,
    currencyCode: z.string(),
    title: z.string(),
  })
  .openapi('BoatLetteringLine')

export type BoatLetteringResponse = z.infer<typeof boatLetteringSchema>
export type DrawnBoatLettering = z.infer<typeof drawnSchema>
export type BoatLine = z.infer<typeof boatLineSchema>
