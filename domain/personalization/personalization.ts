import { z } from 'zod'

/**
 * Kinds of text: `words` is anything that can be cut, `text` any text at all, `number` digits only, `licence` a boat's licence number, and
 * `marks` an aircraft's registration.
 */
const patterns = ['words', 'text', 'number', 'licence', 'marks'] as const

const wordsFieldSchema = z.strictObject({
  /** The question to the buyer. It is also the key of the line's attribute. */
  label: z.string().trim().min(1).max(40),
  required: z.boolean().default(true),
  /** The maximum number of characters in total, counted as a reader would count them. */
  maxLength: z.int().min(1).max(1_000),
  maxLines: z.int().min(1).max(60).default(1),
  /** A sample entry; empty if there is none. */
  example: z.string().max(200).default(''),
  pattern: z.enum(patterns).default('words'),
  /** The index of the line in the drawing that the text replaces. By default, the first field replaces the first line, and so on. */
  line: z.int().min(0).max(7).optional(),
  /** The text in the drawing if the field is empty: none (default), or the text that the drawing came with. */
  otherwise: z.enum(['empty', 'own']).default('empty'),
})

const fields = z
  .array(wordsFieldSchema)
  .min(1)
  .max(8)
  .refine(
    (all) => new Set(all.map(({ label }) => label)).size === all.length,
    'Two fields have the same label',
  )

const artwork = z.strictObject({
  /** The name of the artwork that the buyer has to provide, such as "Your logo". */
  label: z.string().trim().min(1).max(40),
  hint: z.string().max(300).default(''),
  required: z.boolean().default(true),
})

/** Whether a buyer without artwork or text may choose to be contacted by one of the shop's designers. */
const designer = z.boolean().default(false)

/**
 * The content that a product needs from its buyer: nothing, text, artwork, both, or a design of the buyer's own. The product can't be
 * bought without it, unless it offers a designer and the buyer chooses one.
 */
export const personalizationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('words'), fields, designer }),
  z.strictObject({ kind: z.literal('artwork'), artwork, designer }),
  z.strictObject({ kind: z.literal('words-and-artwork'), fields, artwork, designer }),
  z.strictObject({ kind: z.literal('own-design'), artwork, designer }),
])

export type Personalization = z.infer<typeof personalizationSchema>
export type TextField = z.infer<typeof wordsFieldSchema>
export type ArtworkRequest = z.infer<typeof artwork>

export const NO_PERSONALIZATION: Personalization = { kind: 'none' }
