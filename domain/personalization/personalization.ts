import { z } from 'zod'

/**
 * Kinds of text. `words`: only characters that can be cut. `text`: any characters. `number`: only digits. `licence`: a boat's licence
 * number. `marks`: an aircraft's registration.
 */
const patterns = ['words', 'text', 'number', 'licence', 'marks'] as const

const wordsFieldSchema = z.strictObject({
  /** The question that the buyer answers. The answer is stored in the line's attribute with this key. */
  label: z.string().trim().min(1).max(40),
  required: z.boolean().default(true),
  /** The maximum number of characters in all lines together. An accented letter or an emoji counts as one character. */
  maxLength: z.int().min(1).max(1_000),
  maxLines: z.int().min(1).max(60).default(1),
  /** An example of what to enter; may be empty. */
  example: z.string().max(200).default(''),
  pattern: z.enum(patterns).default('words'),
  /**
   * Which line of the drawing the text replaces, counted from 0. By default, the first field replaces the first line, the second field the
   * second line, and so on.
   */
  line: z.int().min(0).max(7).optional(),
  /** The text in the drawing if the field is empty. `empty` (default): no text. `own`: the drawing's original text. */
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

/** Whether buyers who have no artwork or text yet can ask a designer of the shop to contact them. */
const designer = z.boolean().default(false)

/**
 * The input that a product needs from its buyer: nothing, text, artwork, both, or a design of the buyer's own. A buyer who doesn't supply
 * all of it can't buy the product. The exception is a product that lets buyers ask for a designer.
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
