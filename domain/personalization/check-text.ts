import type { CartAttribute } from '../cart/limits.ts'
import { type FieldFault, findFieldFault } from './field-faults.ts'
import { normaliseText } from './normalise-text.ts'
import type { TextField } from './personalization.ts'

export type TextCheck =
  | { ok: true }
  | {
      ok: false
      reason: 'personal-words-missing' | 'personal-words-not-valid'
      label: string
      fault: FieldFault
    }

/** Returns the text of a field, normalized for production. Empty if the line has none. */
export function getFieldText(
  field: Pick<TextField, 'label' | 'maxLines'>,
  attributes: readonly CartAttribute[],
): string {
  return normaliseText(attributes.find(({ key }) => key === field.label)?.value ?? '', field)
}

/** Checks whether a line's attributes contain all the text that its product needs, and whether all of it can be made. */
export function checkText(fields: readonly TextField[], attributes: readonly CartAttribute[]): TextCheck {
  for (const field of fields) {
    const fault = findFieldFault(field, getFieldText(field, attributes))
    if (!fault) continue
    const reason = fault.code === 'missing' ? 'personal-words-missing' : 'personal-words-not-valid'
    return { ok: false, reason, label: field.label, fault }
  }
  return { ok: true }
}

/** Normalizes the texts of these fields in a line's attributes. Empty texts and other attributes aren't changed. */
export function normaliseLineTexts(
  fields: readonly TextField[],
  attributes: readonly CartAttribute[],
): CartAttribute[] {
  const fieldOf = new Map(fields.map((field) => [field.label, field]))
  return attributes.map((attribute) => {
    const field = fieldOf.get(attribute.key)
    return field ? { ...attribute, value: normaliseText(attribute.value, field) } : attribute
  })
}
