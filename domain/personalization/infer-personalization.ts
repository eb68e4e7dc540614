import { z } from 'zod'
import { NO_PERSONALIZATION, type Personalization, personalizationSchema } from './personalization.ts'

/** A product is made with the shopper's own text if it has the tag "custom", or if its description mentions the order note. */
const TAG = 'custom'
const SENTENCE = /\border note\b/i

/** The text field for products that need the shopper's text but define no fields. */
export const DEFAULT_TEXT_LABEL = {
  label: 'Your text',
  required: false,
  maxLength: 250,
  maxLines: 8,
  example: '',
  pattern: 'text',
  otherwise: 'empty',
} as const

type OlderFile = { tags: readonly string[]; descriptionHtml: string; makingCell: string }

/**
 * Infers a product's personalization if its CSV has no column for it. The result is the fields in the "making" column of older files, or a
 * text field if the tags or description mention the shopper's own text.
 */
export function inferPersonalization({ tags, descriptionHtml, makingCell }: OlderFile): Personalization {
  const older = olderFields(makingCell)
  if (older) return older
  return tags.includes(TAG) || SENTENCE.test(descriptionHtml)
    ? { kind: 'words', fields: [DEFAULT_TEXT_LABEL], designer: false }
    : NO_PERSONALIZATION
}

const olderSchema = z.object({
  fields: z.array(z.looseObject({ most: z.int() })).transform((fields) => ({
    kind: 'words',
    fields: fields.map(({ most: maxLength, ...field }) => ({ ...field, maxLength })),
  })),
})

function olderFields(cell: string): Personalization | null {
  try {
    const older = olderSchema.safeParse(JSON.parse(cell))
    const needs = personalizationSchema.safeParse(older.data?.fields)
    return needs.success ? needs.data : null
  } catch {
    return null
  }
}
