import { z } from 'zod'
import { LICENCE_NUMBER } from '../lettering/licence-number.ts'

/** Patterns by name: a metafield cannot bring a regular expression into the shop. */
const PATTERNS = {
  /** The signs every typeface of the engine has: ASCII and the Latin letters of French. */
  words: /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2019\u2013]+$/,
  number: /^\d+$/,
  licence: LICENCE_NUMBER,
  /** Canadian registration marks: "C-FNGR", "C-GABC". */
  marks: /^C-?[FGI][A-Za-z]{3}$/i,
} as const

export const personalFieldSchema = z.strictObject({
  /** What the buyer is asked for; the key of the line's attribute. */
  label: z.string().min(1).max(40),
  most: z.int().min(1).max(40),
  pattern: z.enum(['words', 'number', 'licence', 'marks']).default('words'),
  required: z.boolean().default(true),
  /** The drawing's line that it is, from 0; usually fields and lines are in the same order. */
  line: z.int().min(0).max(7).optional(),
  /** Where nothing is written: empty (usual), or the drawing's own line. */
  otherwise: z.enum(['empty', 'own']).default('empty'),
  /** What it may look like. */
  example: z.string().min(1).max(40),
})

/** Something a buyer writes that is made into the product. */
export type PersonalField = z.infer<typeof personalFieldSchema>

type Attribute = { key: string; value: string }
export type PersonalCheck =
  | { ok: true }
  | { ok: false; reason: 'personal-words-missing' | 'personal-words-not-valid'; label: string }

/** Whether the attributes of a line give a product all that it is made of, in signs that can be cut. */
export function checkPersonal(
  fields: readonly PersonalField[],
  attributes: readonly Attribute[],
): PersonalCheck {
  for (const { label, most, pattern, required } of fields) {
    const value = wordsFor(label, attributes)
    if (value === '') {
      if (required) return { ok: false, reason: 'personal-words-missing', label }
    } else if (value.length > most || !PATTERNS[pattern].test(value))
      return { ok: false, reason: 'personal-words-not-valid', label }
  }
  return { ok: true }
}

/** What was written in a field, in composed letters and without spaces around; empty for nothing. */
export function wordsFor(label: string, attributes: readonly Attribute[]): string {
  return (attributes.find(({ key }) => key === label)?.value ?? '').normalize('NFC').trim()
}
