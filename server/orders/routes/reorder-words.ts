import type { ReorderLine } from '../../../contract/order-pages.ts'
import type { CartAttribute } from '../../../domain/cart/limits.ts'
import { ownText, ownTextKey } from '../../../domain/cart/own-text.ts'
import { fieldName, writtenWords } from '../../../domain/cart/written-words.ts'
import { wordsFor } from '../../../domain/production/personal-fields.ts'
import type { ReorderOffer } from '../reorder.ts'

type Word = ReorderLine['words'][number]

/** What the buyer of a line wrote and may write otherwise this time: in the fields of the product, or as a text of their own. */
export function wordsOf({ line, isMade, offer }: ReorderOffer): Word[] {
  if (isMade || offer === null) return []
  const fields = offer.fields.map(({ label, most, required, example }) => ({
    name: `line-${line.id}-${fieldName(label)}`,
    label,
    value: wordsFor(label, line.attributes),
    most,
    required,
    hint: `Up to ${most} characters, such as “${example}”`,
  }))
  const own = line.attributes.find(({ key }) => key === ownTextKey)
  if (own === undefined || fields.length > 0) return fields
  const name = `line-${line.id}-${fieldName(own.key)}`
  return [{ name, label: own.key, value: own.value, most: null, required: false, hint: null }]
}

/** The attributes of a line with what a form says of its words; what the form leaves out stays as it was ordered. */
export function attributesFrom(offer: ReorderOffer, form: Record<string, unknown>): CartAttribute[] {
  const { attributes } = offer.line
  const written = new Map(
    wordsOf(offer).flatMap((word) => {
      const typed = form[word.name]
      return typeof typed === 'string' ? [[word.label, read(word, typed)] as const] : []
    }),
  )
  const known = new Set(attributes.map(({ key }) => key))
  const changed = attributes.flatMap((attribute) => written.get(attribute.key) ?? [attribute])
  return [...changed, ...[...written].flatMap(([key, words]) => (known.has(key) ? [] : words))]
}

/** As the product's page would read it. */
const read = ({ most, label }: Word, typed: string): CartAttribute[] =>
  most === null ? ownText(typed) : writtenWords([[fieldName(label), typed]])
