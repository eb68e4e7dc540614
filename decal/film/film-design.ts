import { z } from 'zod'
import { type Design, type DesignFault, parseDesign } from '../design.ts'
import { letteringStyleNames } from './film-lettering.ts'

const lineSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2019\u2013]+$/)

const filmSchema = z.strictObject({
  /** Colour of the film on a screen, "#c8242b". */
  film: z.string().regex(/^#[0-9a-f]{6}$/),
  drawing: z.discriminatedUnion('kind', [
    /** One of the engine's designs, in one colour. */
    z.strictObject({ kind: z.literal('design'), design: z.record(z.string(), z.unknown()) }),
    /** Plain lettering. `capMm` is the height of its capitals; by default, they are as high as the decal's width allows. */
    z.strictObject({
      kind: z.literal('lettering'),
      lines: z.array(lineSchema).min(1).max(24),
      hand: z.enum(letteringStyleNames),
      capMm: z.number().min(5).max(1_000).optional(),
      /** The lettering style of the lines after the first, which are in small capitals. By default, all lines are in the style `hand`. */
      below: z.enum(letteringStyleNames).optional(),
      /** Whether the lettering is cut out of a disc, like the number on a racing car. */
      disc: z.boolean().optional(),
    }),
  ]),
})

/** The stored description (JSON) of a decal cut from one colour of film. */
export type FilmDesign = z.infer<typeof filmSchema>

type FilmParsed =
  | { kind: 'print'; design: Design }
  | { kind: 'film'; film: FilmDesign; design: Design | null }
  | { kind: 'damaged'; field: string; fault: DesignFault }

/** Parses a decal's stored description, whether the decal is printed or cut from film. */
export function parseStoredDescription(value: unknown): FilmParsed {
  const film = filmSchema.safeParse(value)
  if (!film.success) return readPrint(value)
  const { drawing } = film.data
  if (drawing.kind === 'lettering') return { kind: 'film', film: film.data, design: null }
  const read = readPrint(drawing.design)
  return read.kind === 'print' ? { kind: 'film', film: film.data, design: read.design } : read
}

function readPrint(value: unknown): Exclude<FilmParsed, { kind: 'film' }> {
  const parsed = parseDesign(JSON.stringify(value))
  if (parsed.ok) return { kind: 'print', design: parsed.design }
  const { field, fault } = parsed
  return { kind: 'damaged', field, fault }
}
