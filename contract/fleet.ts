import { z } from '@hono/zod-openapi'
import {
  fleetHeights,
  fleetPieces,
  FLEET_PRESETS as usual,
  MAX_DRAWN_LIST_LENGTH,
} from '../domain/lettering/fleet-choices.ts'
import { letteringColours, letteringFilms, letteringStyles } from '../domain/lettering/lettering-choices.ts'

/** The fields of the fleet form. An invalid choice is replaced by the default. */
export const fleetFieldsSchema = z.object({
  /** The list of vehicles, pasted or read from a file. */
  list: z.string().catch(usual.list),
  second: z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll(/ +/g, ' ').trim())
    .catch(usual.second),
  height: z.enum(fleetHeights).catch(usual.height),
  hand: z.enum(letteringStyles).catch(usual.hand),
  colour: z.enum(letteringColours).catch(usual.colour),
  film: z.enum(letteringFilms).catch(usual.film),
  each: z.enum(fleetPieces).catch(usual.each),
})

export type FleetFields = z.infer<typeof fleetFieldsSchema>

/** The fields that the drawing depends on, in a query string. Missing fields get their defaults. */
export const fleetRequestSchema = z
  .object({
    list: z.string().max(MAX_DRAWN_LIST_LENGTH).optional(),
    second: z.string().max(40).optional(),
    height: z.string().max(40).optional(),
    hand: z.string().max(40).optional(),
    colour: z.string().max(40).optional(),
  })
  .openapi('FleetLetteringRequest')

export const fleetDrawingSchema = z
  .object({
    /** The first vehicles that can be lettered. Empty if there are none. */
    vehicles: z.array(
      z.object({
        unit: z.string(),
        /** Width and height of the cut lettering, in mm. */
        widthMm: z.number(),
        heightMm: z.number(),
        /** SVG path data in tenths of a mm. */
        path: z.string(),
      }),
    ),
    /** The colour in which the page draws the film. */
    film: z.string(),
  })
  .openapi('FleetLettering')

export type FleetDrawing = z.infer<typeof fleetDrawingSchema>

/** A vehicle of the list with its lettering, as the page shows it. */
export type FleetProofVehicle = {
  line: number
  unit: string
  second: string
  plate: string
  vehicle: string
  widthMm: number
  heightMm: number
  /** The drawing as SVG path data in tenths of a mm; null for all but the first few vehicles. The PDF draws every vehicle. */
  path: string | null
  eachCents: number
  totalCents: number
}

export type FleetProof = {
  vehicles: FleetProofVehicle[]
  refused: { line: number; text: string; words: string }[]
  pieces: number
  totalCents: number
  /** The price of the same pieces if they were bought one at a time. */
  singlyCents: number
  /** The number of pieces at which the price per piece becomes lower; null if there is no further price break. */
  nextBreak: number | null
  /** The colour in which the page draws the film. */
  film: string
}

/** Data of /fleet: the submitted form and the result. `besides` is the number of cart lines that don't come from the list of vehicles. */
export type FleetPage = {
  fields: FleetFields
  problem: string | null
  proof: FleetProof | null
  besides: number
}
