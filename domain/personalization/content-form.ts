import type { CartAttribute } from '../cart/limits.ts'
import { makeArtworkAttribute, DESIGNER_ATTRIBUTE, parseArtworkReference } from './line-artwork.ts'
import { readFormTexts } from './text-form.ts'

export const ARTWORK_FIELD = 'artwork'
export const DESIGNER_FIELD = 'designer'

/** Reads a line's content from a form and returns it as attributes: texts, the artwork, and whether the design is left to the shop. */
export function readContentAttributes(form: Iterable<readonly [string, unknown]>): CartAttribute[] {
  const fields = [...form]
  const valueOf = (name: string) => fields.find(([key]) => key === name)?.[1]
  const artwork = valueOf(ARTWORK_FIELD)
  const ref = typeof artwork === 'string' ? parseArtworkReference(artwork) : null
  return [
    ...readFormTexts(fields),
    ...(ref ? [makeArtworkAttribute(ref)] : []),
    ...(valueOf(DESIGNER_FIELD) === 'yes' ? [DESIGNER_ATTRIBUTE] : []),
  ]
}
