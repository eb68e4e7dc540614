import { z } from 'zod'

/** The column of the product CSV that says how a product is made. It is needed only where the description doesn't say. */
export const MAKING_COLUMN = 'Decal making (product.metafields.decal.making)'

const makingSchema = z.strictObject({
  /**
   * print (default): printed and cut out; film: cut from coloured film; stock: picked from the shelf; buyer: made from the buyer's own
   * artwork, list or measurements; hand: made by people on another machine.
   */
  by: z.enum(['print', 'film', 'stock', 'buyer', 'hand']).default('print'),
  /** The instruction on the job ticket, for `stock`, `buyer` and `hand`. */
  told: z.string().min(10).max(200).optional(),
  /** Only for `hand`: the product's page shows the buyer's text in the product's design, as a draft for the person who lays it out. */
  draft: z.literal(true).optional(),
  /** Size of one piece, written like an option's value. Used if neither an option nor the description gives the size. */
  size: z.string().optional(),
  /** Height of the capitals, in the same format as `size`. */
  cap: z.string().optional(),
  /** The film's colour, for a product that is sold in one colour only. */
  colour: z.string().optional(),
  /** Multiplies the number of pieces that the options give. For example, 2 if there is a set for each side of a vehicle. */
  pieces: z.int().positive().optional(),
  /** The number of pieces for option values from which the number can't be parsed. */
  counted: z.record(z.string(), z.int().positive()).optional(),
  /** The texts on a sheet of lettering, by the option value that names the sheet. */
  sheets: z.record(z.string(), z.array(z.string()).min(1).max(24)).optional(),
  /** Name of an option that concerns only the packaging, not how the product is made. */
  packing: z.string().optional(),
  /** The drawing's palette for each value of an option. */
  palettes: z.record(z.string(), z.string()).optional(),
  /**
   * The option that determines mirroring. `mirrored` is its value for a mirrored motif, `both` its value for one motif of each orientation.
   */
  sides: z.strictObject({ option: z.string(), mirrored: z.string(), both: z.string() }).optional(),
  /** An option whose value replaces one of the drawing's lines, counted from 0. */
  named: z.strictObject({ option: z.string(), line: z.int().min(0).max(3) }).optional(),
  /**
   * For plain lettering without a picture: one typeface, or one for each value of the option "Typeface". The lettering may be on a disc.
   */
  lettering: z
    .strictObject({
      hand: z.string(),
      hands: z.record(z.string(), z.string()).optional(),
      /** The typeface for every line after the first, set in small capitals. */
      below: z.string().optional(),
      disc: z.boolean().optional(),
    })
    .optional(),
  /** Used only in older files: the fields for the buyer, which are in the personalization column now. */
  fields: z.unknown().optional(),
})

export type ProductMaking = z.infer<typeof makingSchema>

const USUAL: ProductMaking = { by: 'print' }

/** Parses a CSV cell that says how a product is made. An empty cell gives the default, an invalid one null. */
export function parseMaking(cell: string | undefined): ProductMaking | null {
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
