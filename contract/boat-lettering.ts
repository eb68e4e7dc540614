import { z } from '@hono/zod-openapi'
import { boatFields } from '../domain/lettering/boat-fields.ts'
import { decimalSchema } from './product.ts'

const text = z.string().max(40)

/** Asked by an address or a body; what is left out has its preset. */
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
  /** The number is only an example: none was given. */
  isExample: z.boolean(),
  /** Of the box of what is cut. */
  widthMm: z.number(),
  heightMm: z.number(),
  /** Of the capitals. */
  capMm: z.number(),
  /** SVG path data in tenths of a mm, from the top left of the box. */
  path: z.string(),
  /** Colours on a screen. */
  film: z.string(),
  hull: z.string(),
  /** Of film and hull, 1 to 21. */
  contrast: z.number(),
  isContrastWeak: z.boolean(),
  /** Of one side, and of both. */
  each: decimalSchema,
  price: decimalSchema,
})

export const boatLetteringSchema = z
  .object({
    /** Null where something has to be put right first. */
    drawn: drawnSchema.nullable(),
    faults: z.partialRecord(z.enum(boatFields), z.string()),
  })
  .openapi('BoatLettering')

export const boatLineSchema = z
  .object({
    /** One side; both are as many pieces of it. */
    merchandiseId: z.string(),
    quantity: z.int(),
    /** Of one piece. */
    price: decimalSchema,
    currencyCode: z.string(),
    title: z.string(),
  })
  .openapi('BoatLetteringLine')

export type BoatLetteringAnswer = z.infer<typeof boatLetteringSchema>
export type DrawnBoatLettering = z.infer<typeof drawnSchema>
export type BoatLine = z.infer<typeof boatLineSchema>
