import type { CartAttribute } from '../cart/limits.ts'
import { ARTWORK_FIELD } from './content-form.ts'
import { parseLineArtwork, listVisibleAttributes, formatArtworkReference } from './line-artwork.ts'
import { getFormFieldName } from './text-form.ts'

/** The maximum length of a URL in characters. Some proxies reject longer URLs. */
const MAX_URL_LENGTH = 1_800

/**
 * Returns the URL of a picture of the product with the line's text and artwork: "/api/previews/536/picture?…". Null if the line has neither
 * text nor artwork, or if the URL would be too long. If the server can't draw the picture, the URL redirects to the product's own picture.
 */
export function findContentPicture(variantId: number, attributes: readonly CartAttribute[]): string | null {
  const artwork = parseLineArtwork(attributes)
  const words = listVisibleAttributes(attributes)
  if (artwork === null && words.length === 0) return null
  const query = new URLSearchParams(words.map(({ key, value }) => [getFormFieldName(key), value]))
  if (artwork) query.set(ARTWORK_FIELD, formatArtworkReference(artwork))
  const address = `/api/previews/${variantId}/picture?${query}`
  return address.length > MAX_URL_LENGTH ? null : address
}
