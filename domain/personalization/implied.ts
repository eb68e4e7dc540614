import { z } from 'zod'
import { NO_PERSONALIZATION, type Personalization, personalizationSchema } from './personalization.ts'

/** A tag or a sentence of a catalogue by which a product is made with words of the shopper's own. */
const TAG = 'custom'
const SENTENCE = /\border note\b/i

/** The field of products whose catalogue says no more than that the shopper's words go on them. */
export const YOUR_TEXT = {
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
 * What a product needs where its file has no column that says so: the fields that the making column of our older files held, or a field
 * for words, where tag or description speak of them.
 */
export function impliedPersonalization({ tags, descriptionHtml, makingCell }: OlderFile): Personalization {
  const older = olderFields(makingCell)
  if (older) return older
  return tags.includes(TAG) || SENTENCE.test(descriptionHtml)
    ? { kind: 'words', fields: [YOUR_TEXT], designer: false }
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
