import { z } from 'zod'

/** The product CSV column that says how a product is made, if its description doesn't. */
export const MAKING_COLUMN = 'Decal making (product.metafields.decal.making)'

const makingSchema = z.strictObject({
  /**
   * print (default): printed and cut around; film: cut from film of one colour; stock: taken from a shelf; buyer: made from the buyer's own
   * artwork, list or measurements; hand: made by people on another machine.
   */
  by: z.enum(['print', 'film', 'stock', 'buyer', 'hand']).default('print'),
  /** For stock, buyer and hand: the print room's instruction on the ticket. */
  told: z.string().min(10).max(200).optional(),
  /** Size of one piece, in an option's format, if neither an option nor the description gives it. */
  size: z.string().optional(),
  /** Height of the capitals, in the same format. */
  cap: z.string().optional(),
  /** For film sold in only one colour. */
  colour: z.string().optional(),
  /** Equal pieces per unit besides those counted by options: two sets for two sides. */
  pieces: z.int().positive().optional(),
  /** Pieces by the value of the named option, if its words aren't counted automatically. */
  counted: z.record(z.string(), z.int().positive()).optional(),
  /** Values of an option that are a sheet of lettering: its lines. */
  sheets: z.record(z.string(), z.array(z.string()).min(1).max(24)).optional(),
  /** An option that says nothing of the making. */
  packing: z.string().optional(),
  /** Values of an option that are palettes of the drawing. */
  palettes: z.record(z.string(), z.string()).optional(),
  /** The option and values for which the motif is mirrored, or for which there is one of each. */
  sides: z.strictObject({ option: z.string(), mirrored: z.string(), both: z.string() }).optional(),
  /** An option whose value replaces one of the drawing's lines, from 0. */
  named: z.strictObject({ option: z.string(), line: z.int().min(0).max(3) }).optional(),
  /** Plain lettering instead of a picture: one typeface, or one per value of the option Typeface; optionally on a disc. */
  lettering: z
    .strictObject({
      hand: z.string(),
      hands: z.record(z.string(), z.string()).optional(),
      /** Sets all lines after the first in small capitals of this hand. */
      below: z.string().optional(),
      disc: z.boolean().optional(),
    })
    .optional(),
  /** The buyer's fields in older files, now in the column of `Personalization`. */
  fields: z.unknown().optional(),
})

export type ProductMaking = z.infer<typeof makingSchema>

const USUAL: ProductMaking = { by: 'print' }

/** Parses a product's making from its cell. An empty cell is the default, null an invalid one. */
export function readMaking(cell: string | undefined): ProductMaking | null {
  if (cell === undefined || cell === '') return USUAL
  const parsed = makingSchema.safeParse(jsonOf(cell))
  return parsed.success ? parsed.data : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
