import { z } from 'zod'

/** Allowed text: anything that can be cut, any text, digits, a boat licence number, aircraft registration marks. */
const patterns = ['words', 'text', 'number', 'licence', 'marks'] as const

const wordsFieldSchema = z.strictObject({
  /** The question to the buyer, and the key of the line's attribute. */
  label: z.string().trim().min(1).max(40),
  required: z.boolean().default(true),
  /** Characters in all, as a person counts them. */
  maxLength: z.int().min(1).max(1_000),
  maxLines: z.int().min(1).max(60).default(1),
  /** A sample entry; empty for none. */
  example: z.string().max(200).default(''),
  pattern: z.enum(patterns).default('words'),
  /** The line of the drawing that it replaces, from 0; by default fields and lines have the same order. */
  line: z.int().min(0).max(7).optional(),
  /** What an empty field leaves on the drawing: nothing (default), or the drawing's own line. */
  otherwise: z.enum(['empty', 'own']).default('empty'),
})

const fields = z
  .array(wordsFieldSchema)
  .min(1)
  .max(8)
  .refine((all) => new Set(all.map(({ label }) => label)).size === all.length, 'Two fields have one label')

const artwork = z.strictObject({
  /** The request to the buyer, such as "Your logo". */
  label: z.string().trim().min(1).max(40),
  hint: z.string().max(300).default(''),
  required: z.boolean().default(true),
})

/** A buyer with nothing ready may choose to be contacted by a designer of the shop. */
const designer = z.boolean().default(false)

/**
 * What a product needs from its buyer: nothing, words, artwork, both, or a design of their own. It isn't sold without them, unless the product
 * offers a designer and the buyer chooses one.
 */
export const personalizationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('words'), fields, designer }),
  z.strictObject({ kind: z.literal('artwork'), artwork, designer }),
  z.strictObject({ kind: z.literal('words-and-artwork'), fields, artwork, designer }),
  z.strictObject({ kind: z.literal('own-design'), artwork, designer }),
])

export type Personalization = z.infer<typeof personalizationSchema>
export type WordsField = z.infer<typeof wordsFieldSchema>
export type ArtworkRequest = z.infer<typeof artwork>

export const NO_PERSONALIZATION: Personalization = { kind: 'none' }
