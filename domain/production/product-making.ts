import { z } from 'zod'

/** The column of a product CSV that says how a product is made, where that is more than its description tells. */
export const MAKING_COLUMN = 'Decal making (product.metafields.decal.making)'

const makingSchema = z.strictObject({
  /**
   * print (usual): printed and cut around; film: cut from film of one colour; stock: taken from a shelf, nothing is made; buyer: of
   * the buyer's own artwork, list or measures, which no catalogue has; hand: by people at another machine.
   */
  by: z.enum(['print', 'film', 'stock', 'buyer', 'hand']).default('print'),
  /** Of stock, buyer and hand: what the print room does, as its ticket says it. */
  told: z.string().min(10).max(200).optional(),
  /** Of one piece, as an option would say it, where neither an option nor the description does. */
  size: z.string().optional(),
  /** The height of capitals, likewise. */
  cap: z.string().optional(),
  /** Of film that is sold in one colour only. */
  colour: z.string().optional(),
  /** Equal pieces in a unit beside those that options count: two sets for two sides. */
  pieces: z.int().positive().optional(),
  /** Pieces by the value of the option of this name, where its words are none that are counted by themselves. */
  counted: z.record(z.string(), z.int().positive()).optional(),
  /** Values of an option that are a sheet of lettering: its lines. */
  sheets: z.record(z.string(), z.array(z.string()).min(1).max(24)).optional(),
  /** An option that says nothing of the making. */
  packing: z.string().optional(),
  /** Values of an option that are palettes of the drawing. */
  palettes: z.record(z.string(), z.string()).optional(),
  /** The option and the values for which the motif looks the other way, or for which there is one of each. */
  sides: z.strictObject({ option: z.string(), mirrored: z.string(), both: z.string() }).optional(),
  /** An option whose value is one of the drawing's lines, from 0. */
  named: z.strictObject({ option: z.string(), line: z.int().min(0).max(3) }).optional(),
  /** Plain lettering in place of the picture: the hand, or hands by the value of the option Typeface; on a disc where that is so. */
  lettering: z
    .strictObject({
      hand: z.string(),
      hands: z.record(z.string(), z.string()).optional(),
      /** The lines under the first are small capitals of this hand. */
      below: z.string().optional(),
      disc: z.boolean().optional(),
    })
    .optional(),
  /** What the buyer writes, in older files; the column of `Personalization` says it now. */
  fields: z.unknown().optional(),
})

export type ProductMaking = z.infer<typeof makingSchema>

const USUAL: ProductMaking = { by: 'print' }

/** Reads how a product is made from its cell; an empty one is the usual way, null one that cannot be read. */
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
