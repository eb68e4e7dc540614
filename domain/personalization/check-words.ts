import type { CartAttribute } from '../cart/limits.ts'
import { type FieldFault, findFieldFault } from './field-faults.ts'
import { normaliseWords } from './normalise-words.ts'
import type { WordsField } from './personalization.ts'

export type WordsCheck =
  | { ok: true }
  | {
      ok: false
      reason: 'personal-words-missing' | 'personal-words-not-valid'
      label: string
      fault: FieldFault
    }

/** What was written in a field, as it is made; empty for nothing. */
export function wordsIn(
  field: Pick<WordsField, 'label' | 'maxLines'>,
  attributes: readonly CartAttribute[],
): string {
  return normaliseWords(attributes.find(({ key }) => key === field.label)?.value ?? '', field)
}

/** Whether the attributes of a line give a product all the words that it needs, in characters that can be made. */
export function checkWords(fields: readonly WordsField[], attributes: readonly CartAttribute[]): WordsCheck {
  for (const field of fields) {
    const fault = findFieldFault(field, wordsIn(field, attributes))
    if (!fault) continue
    const reason = fault.code === 'missing' ? 'personal-words-missing' : 'personal-words-not-valid'
    return { ok: false, reason, label: field.label, fault }
  }
  return { ok: true }
}

/** The attributes of a line with the words for these fields as they are made; empty ones and what no field asks for stay as they are. */
export function withNormalisedWords(
  fields: readonly WordsField[],
  attributes: readonly CartAttribute[],
): CartAttribute[] {
  const fieldOf = new Map(fields.map((field) => [field.label, field]))
  return attributes.map((attribute) => {
    const field = fieldOf.get(attribute.key)
    return field ? { ...attribute, value: normaliseWords(attribute.value, field) } : attribute
  })
}
