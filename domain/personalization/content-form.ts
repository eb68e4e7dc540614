import type { CartAttribute } from '../cart/limits.ts'
import { artworkAttribute, DESIGNER_ATTRIBUTE, readArtworkRef } from './line-artwork.ts'
import { writtenWords } from './words-form.ts'

/** Names of a form's fields for a line's artwork and for leaving it to a designer. */
export const ARTWORK_FIELD = 'artwork'
export const DESIGNER_FIELD = 'designer'

/** Reads a line's content from a form as attributes: words, artwork and the choice of a designer. */
export function contentAttributes(form: Iterable<readonly [string, unknown]>): CartAttribute[] {
  const fields = [...form]
  const valueOf = (name: string) => fields.find(([key]) => key === name)?.[1]
  const artwork = valueOf(ARTWORK_FIELD)
  const ref = typeof artwork === 'string' ? readArtworkRef(artwork) : null
  return [
    ...writtenWords(fields),
    ...(ref ? [artworkAttribute(ref)] : []),
    ...(valueOf(DESIGNER_FIELD) === 'yes' ? [DESIGNER_ATTRIBUTE] : []),
  ]
}
