import { z } from 'zod'
import { fleetHeights, fleetPieces, FLEET_PRESETS as usual } from '../domain/lettering/fleet-choices.ts'
import { letteringColours, letteringFilms, letteringHands } from '../domain/lettering/lettering-choices.ts'

/** The fleet form's fields; an unavailable choice is replaced by the default. */
export const fleetFieldsSchema = z.object({
  /** The list of vehicles, pasted or read from a file. */
  list: z.string().catch(usual.list),
  second: z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll(/ +/g, ' ').trim())
    .catch(usual.second),
  height: z.enum(fleetHeights).catch(usual.height),
  hand: z.enum(letteringHands).catch(usual.hand),
  colour: z.enum(letteringColours).catch(usual.colour),
  film: z.enum(letteringFilms).catch(usual.film),
  each: z.enum(fleetPieces).catch(usual.each),
})

export type FleetFields = z.infer<typeof fleetFieldsSchema>

/** A vehicle as shown on the page. */
export type ProvenVehicle = {
  line: number
  unit: string
  second: string
  plate: string
  vehicle: string
  widthMm: number
  heightMm: number
  /** SVG path data in tenths of a mm; null for vehicles beyond the first ones, which only the PDF shows. */
  path: string | null
  eachCents: number
  totalCents: number
}

export type FleetProof = {
  vehicles: ProvenVehicle[]
  refused: { line: number; text: string; words: string }[]
  pieces: number
  totalCents: number
  /** The price of the same pieces bought separately. */
  singlyCents: number
  /** The quantity from which pieces get cheaper; null past the last price break. */
  nextBreak: number | null
  /** The film's screen colour. */
  film: string
}

/** Data of /fleet: the submitted form and its result. `besides` counts cart lines that aren't from the list. */
export type FleetPage = {
  fields: FleetFields
  problem: string | null
  proof: FleetProof | null
  besides: number
}
