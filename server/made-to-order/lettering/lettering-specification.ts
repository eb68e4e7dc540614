import { formatNumber } from '../../../domain/written-number.ts'
import { z } from 'zod'
import { decalMaterialTitles } from '../../../content/decal-materials.ts'
import { letteringStyleTitles } from '../../../content/lettering-styles.ts'
import type { FilmDesign } from '../../../decal/film/film-design.ts'
import {
  letteringColours,
  letteringFilms,
  letteringStyles,
} from '../../../domain/lettering/lettering-choices.ts'
import { priceLettering } from '../../../domain/lettering/lettering-price.ts'
import type { Cents } from '../../../domain/money.ts'
import { formatMillimetres } from '../../../domain/pricing/decal-price.ts'
import { findFilmColour } from '../../../domain/production/film-colours.ts'

/** The specification of lettering that is cut from film of one colour, in the format in which the database stores it. */
export const letteringSpecificationSchema = z.object({
  /**
   * The lines of text. For the first line, the field `hand` is the style and `capMm` is the height of the capitals in mm. The other lines
   * are in small capitals, in the style of the field `below`. If `below` is null, they have the same style as the first line.
   */
  lines: z.array(z.string().min(1).max(40)).min(1).max(4),
  capMm: z.number(),
  hand: z.enum(letteringStyles),
  below: z.enum(letteringStyles).nullable(),
  colour: z.enum(letteringColours),
  film: z.enum(letteringFilms),
  /** The size of the cut lettering, in mm. */
  widthMm: z.number(),
  heightMm: z.number(),
  /** The number of pieces that were priced together. It decides the price break. */
  among: z.number().int(),
  /** The purpose of the lettering, as text for the buyer and the print room. This text isn't cut. */
  notes: z.array(z.object({ key: z.string(), value: z.string() })),
})

export type LetteringSpecification = z.infer<typeof letteringSpecificationSchema>

type LetteringDrawing = Pick<LetteringSpecification, 'lines' | 'capMm' | 'hand' | 'below' | 'colour'>

/** Converts the specification to a design for the engine. */
export function toFilmDesign({ lines, capMm, hand, below, colour }: LetteringDrawing): FilmDesign {
  const film = findFilmColour(colour)
  if (film === null) throw new Error(`There is no film of colour ${colour}`)
  return { film, drawing: { kind: 'lettering', lines, hand, capMm, ...(below !== null && { below }) } }
}

/** Returns a short title of the lettering, such as "150 × 80 mm, white premium vinyl". */
export const getLetteringTitle = ({ widthMm, heightMm, colour, film }: LetteringSpecification): string =>
  `${formatMillimetres(widthMm)} × ${formatMillimetres(heightMm)} mm, ${colour.toLowerCase()} ${decalMaterialTitles[film].toLowerCase()}`

/** Lists the details of the lettering for the buyer and the print room, each with a label. */
export function describeLettering({ lines, capMm, hand, notes, ...made }: LetteringSpecification) {
  return [
    { key: 'Lettering', value: lines.join(' / ') },
    { key: 'Letter height', value: `${formatMillimetres(capMm)} mm (${formatMillimetres(capMm / 25.4)} in)` },
    { key: 'Style', value: letteringStyleTitles[hand] },
    { key: 'Colour', value: `${made.colour}, ${decalMaterialTitles[made.film].toLowerCase()}` },
    ...(made.among > 1
      ? [{ key: 'Priced with', value: `${formatNumber(made.among)} pieces cut together` }]
      : []),
    ...notes,
  ]
}

/** Today's price of one piece in cents; null if the shop doesn't make this lettering any more. */
export function computeLetteringPrice(specification: LetteringSpecification): Cents | null {
  const price = priceLettering(specification, specification.among)
  return price.ok ? price.pieceCents : null
}
