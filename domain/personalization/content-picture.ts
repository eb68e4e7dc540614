import type { CartAttribute } from '../cart/limits.ts'
import { ARTWORK_FIELD } from './content-form.ts'
import { artworkOf, shownAttributes, writeArtworkRef } from './line-artwork.ts'
import { fieldName } from './words-form.ts'

/** Longer addresses are refused on their way. */
const LONGEST = 1_800

/**
 * The address of the picture of a product as it is made of a line's words and artwork, "/api/previews/536/picture?…"; null where the line
 * has neither. Where nothing can be drawn of it, that address leads to the product's own picture.
 */
export function contentPicture(variantId: number, attributes: readonly CartAttribute[]): string | null {
  const artwork = artworkOf(attributes)
  const words = shownAttributes(attributes)
  if (artwork === null && words.length === 0) return null
  const query = new URLSearchParams(words.map(({ key, value }) => [fieldName(key), value]))
  if (artwork) query.set(ARTWORK_FIELD, writeArtworkRef(artwork))
  const address = `/api/previews/${variantId}/picture?${query}`
  return address.length > LONGEST ? null : address
}
