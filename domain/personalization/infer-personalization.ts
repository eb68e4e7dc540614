import { z } from 'zod'
import { NO_PERSONALIZATION, type Personalization, personalizationSchema } from './personalization.ts'

/**
 * The product gets a text field if it has this tag, or if its description contains the words "order note". Such products are made with the
 * shopper's own text.
 */
const TAG = 'custom'
const SENTENCE = /\border note\b/i

/** The text field for products that are made with the shopper's text but don't define their own fields. */
const DEFAULT_FIELD = {
  required: false,
  maxLength: 250,
  maxLines: 8,
  example: '',
  pattern: 'text',
  otherwise: 'empty',
} as const

type LegacyPersonalization = {
  tags: readonly string[]
  descriptionHtml: string
  makingCell: string
  /** The label of the text field, if the product gets one. */
  textLabel: string
}

/**
 * Guesses what a product needs from its buyer, for products whose CSV file has no "personalization" column. In older files, the "making"
 * column may contain the fields. If it contains no fields, the product gets one text field if a tag or the description says that the
 * product is made with the shopper's text.
 */
export function inferPersonalization({
  tags,
  descriptionHtml,
  makingCell,
  textLabel,
}: LegacyPersonalization): Personalization {
  const older = legacyFields(makingCell)
  if (older) return older
  return tags.includes(TAG) || SENTENCE.test(descriptionHtml)
    ? { kind: 'words', fields: [{ label: textLabel, ...DEFAULT_FIELD }], designer: false }
    : NO_PERSONALIZATION
}

const legacySchema = z.object({
  fields: z.array(z.looseObject({ most: z.int() })).transform((fields) => ({
    kind: 'words',
    fields: fields.map(({ most: maxLength, ...field }) => ({ ...field, maxLength })),
  })),
})

function legacyFields(cell: string): Personalization | null {
  try {
    const older = legacySchema.safeParse(JSON.parse(cell))
    const needs = personalizationSchema.safeParse(older.data?.fields)
    return needs.success ? needs.data : null
  } catch {
    return null
  }
}
