import { personalizationCopy } from '../../../content/personalization.ts'
import type { ReorderLine } from '../../../contract/order-pages.ts'
import type { CartAttribute } from '../../../domain/cart/limits.ts'
import { getFieldText } from '../../../domain/personalization/check-text.ts'
import { getFormFieldName, readFormTexts } from '../../../domain/personalization/text-form.ts'
import type { ReorderOffer } from '../reorder.ts'

type ReorderText = ReorderLine['words'][number]

/** Returns the product's text fields with the ordered text, which the buyer may change for the new order. */
export function listReorderTextFields({ line, isMade, offer }: ReorderOffer): ReorderText[] {
  if (isMade || offer === null) return []
  return offer.fields.map((field) => ({
    name: `line-${line.id}-${getFormFieldName(field.label)}`,
    label: field.label,
    value: getFieldText(field, line.attributes),
    maxLines: field.maxLines,
    required: field.required,
    hint: personalizationCopy.hint(field),
  }))
}

/** Returns the attributes for the new line, with the texts from the form. A field that the form doesn't contain keeps the ordered text. */
export function buildReorderAttributes(offer: ReorderOffer, form: Record<string, unknown>): CartAttribute[] {
  const { attributes } = offer.line
  const written = new Map(
    listReorderTextFields(offer).flatMap(({ name, label }) => {
      const typed = form[name]
      return typeof typed === 'string'
        ? [[label, readFormTexts([[getFormFieldName(label), typed]])] as const]
        : []
    }),
  )
  const known = new Set(attributes.map(({ key }) => key))
  const changed = attributes.flatMap((attribute) => written.get(attribute.key) ?? [attribute])
  return [...changed, ...[...written].flatMap(([key, words]) => (known.has(key) ? [] : words))]
}
