import { z } from 'zod'

/** The column of a product CSV that says how a product is made. A product doesn't need the column if its description already says this. */
export const PRODUCTION_METHOD_COLUMN = 'Decal making (product.metafields.decal.making)'

const makingSchema = z.strictObject({
  /**
   * How the product is made. print (default): printed and cut out. film: cut from coloured film. stock: taken from the shelf. buyer: made
   * from the buyer's own artwork, list or measurements. hand: made by people on another machine.
   */
  by: z.enum(['print', 'film', 'stock', 'buyer', 'hand']).default('print'),
  /** The instruction on the job ticket, if `by` is `stock`, `buyer` or `hand`. */
  told: z.string().min(10).max(200).optional(),
  /**
   * If true, the product's page shows a first draft: the product's design with the buyer's text in it. This field is for products that a
   * person lays out (`by` is `hand`).
   */
  draft: z.literal(true).optional(),
  /** The size of one piece, written as in an option. Used if neither the options nor the description have a size. */
  size: z.string().optional(),
  /** The height of the capitals, with its unit, as in "3 in". */
  cap: z.string().optional(),
  /** The colour of the film, if the product is sold in only one colour. */
  colour: z.string().optional(),
  /**
   * A factor by which the number of pieces in an option is multiplied. For example, it is 2 if each of the two sides of a vehicle gets a
   * set.
   */
  pieces: z.int().positive().optional(),
  /**
   * The number of pieces for certain option values, such as 10 for "10 decals". This field is needed for an option whose name doesn't say
   * that its values are numbers of pieces.
   */
  counted: z.record(z.string(), z.int().positive()).optional(),
  /** The texts on each sheet of lettering. The key is the option value with which the buyer chooses the sheet. */
  sheets: z.record(z.string(), z.array(z.string()).min(1).max(24)).optional(),
  /** The name of an option that changes only the packaging, not the product. */
  packing: z.string().optional(),
  /** The palette of the drawing for each value of an option. */
  palettes: z.record(z.string(), z.string()).optional(),
  /**
   * An option that can mirror the motif. `option` is the option's name. `mirrored` is the value with which the motif is mirrored. With the
   * value `both`, the buyer gets one mirrored and one unmirrored piece.
   */
  sides: z.strictObject({ option: z.string(), mirrored: z.string(), both: z.string() }).optional(),
  /** An option whose value replaces a line of text in the drawing. `line` is the number of the line, counted from 0. */
  named: z.strictObject({ option: z.string(), line: z.int().min(0).max(3) }).optional(),
  /**
   * Set if the product is plain lettering without a picture. `hand` is the typeface; `hands` has a typeface for each value of the option
   * "Typeface". With `disc`, the lettering is on a disc.
   */
  lettering: z
    .strictObject({
      hand: z.string(),
      hands: z.record(z.string(), z.string()).optional(),
      /** The typeface of all lines after the first line. These lines are set in small capitals. */
      below: z.string().optional(),
      disc: z.boolean().optional(),
    })
    .optional(),
  /** The buyer's fields, in CSV files of earlier versions. Current files have them in the "personalization" column. */
  fields: z.unknown().optional(),
})

export type ProductionMethod = z.infer<typeof makingSchema>

const DEFAULT_MAKING: ProductionMethod = { by: 'print' }

/** Parses a cell of the "making" column. An empty cell gives the default. Null if the cell is invalid. */
export function parseProductionMethod(cell: string | undefined): ProductionMethod | null {
  if (cell === undefined || cell === '') return DEFAULT_MAKING
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
