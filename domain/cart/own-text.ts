import type { CartAttribute } from './limits.ts'

/** What the shop calls the words of a shopper on a line. */
export const ownTextKey = 'Your text'

/** A tag or a sentence of the catalogue by which a product is cut with words of the shopper's own. */
const TAG = 'custom'
const SENTENCE = /\border note\b/i

/** Whether a product is made with words, numbers or names that the shopper gives. */
export const takesOwnText = ({
  tags,
  description,
}: {
  tags: readonly string[]
  description: string
}): boolean => tags.includes(TAG) || SENTENCE.test(description)

/** What a shopper typed for a product, as attributes of its line: none for nothing. The limits of attributes are checked elsewhere. */
export function ownText(typed: string): CartAttribute[] {
  const value = typed.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').trim()
  return value === '' ? [] : [{ key: ownTextKey, value }]
}
