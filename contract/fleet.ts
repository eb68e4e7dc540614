import { z } from 'zod'
import { fleetHeights, fleetPieces, USUAL_FLEET as usual } from '../domain/lettering/fleet-choices.ts'
import { letteringColours, letteringFilms, letteringHands } from '../domain/lettering/lettering-choices.ts'

/** The fleet form's fields; unavailable choices get the default. */
export const fleetFieldsSchema = z.object({
  /** Pasted, or from a file. */
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

/** A vehicle as the page shows it. */
export type ProvenVehicle = {
  line: number
  unit: string
  second: string
  plate: string
  vehicle: string
  widthMm: number
  heightMm: number
  /** SVG path data in tenths of a mm; null once the page shows enough of them (the PDF has all). */
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
  /** The quantity at which further pieces get cheaper; null past the last break. */
  nextBreak: number | null
  /** Colour of the film on a screen. */
  film: string
}

/** /fleet: the submitted form and its result. `besides` counts the cart's lines that aren't from the list. */
export type FleetPage = {
  fields: FleetFields
  problem: string | null
  proof: FleetProof | null
  besides: number
}
