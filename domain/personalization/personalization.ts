import { z } from 'zod'

/** What may be written: what can be cut, any text, digits, a licence number of a boat, registration marks of an aircraft. */
const patterns = ['words', 'text', 'number', 'licence', 'marks'] as const

const wordsFieldSchema = z.strictObject({
  /** What the buyer is asked for; the key of the line's attribute. */
  label: z.string().trim().min(1).max(40),
  required: z.boolean().default(true),
  /** Characters in all, as a person counts them. */
  maxLength: z.int().min(1).max(1_000),
  maxLines: z.int().min(1).max(60).default(1),
  /** A sample of what to write; empty for none. */
  example: z.string().max(200).default(''),
  pattern: z.enum(patterns).default('words'),
  /** The line of the drawing that it replaces, from 0; usually fields and lines have the same order. */
  line: z.int().min(0).max(7).optional(),
  /** What an empty field leaves on the drawing: nothing (usual), or the drawing's own line. */
  otherwise: z.enum(['empty', 'own']).default('empty'),
})

const fields = z
  .array(wordsFieldSchema)
  .min(1)
  .max(8)
  .refine((all) => new Set(all.map(({ label }) => label)).size === all.length, 'Two fields have one label')

const artwork = z.strictObject({
  /** What the buyer is asked for, such as "Your logo". */
  label: z.string().trim().min(1).max(40),
  hint: z.string().max(300).default(''),
  required: z.boolean().default(true),
})

/** A buyer who has nothing ready may ask that a designer of the shop contacts them instead. */
const designer = z.boolean().default(false)

/**
 * What a product needs from its buyer: nothing, words, artwork, both, or a design of their own. Nothing that needs any of it is sold
 * without it, or without the explicit choice that a designer contacts the buyer where the product offers it.
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
