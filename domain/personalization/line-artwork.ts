import type { CartAttribute } from '../cart/limits.ts'

/** A reference to a picture in the visitor's gallery or to one of the visitor's designs. */
export type ArtworkReference = { kind: 'image' | 'design'; id: string }

/**
 * The key of the attribute that contains a line's artwork. It starts with an underscore, because Shopify hides such attributes from
 * shoppers, and so does this shop.
 */
export const ARTWORK_KEY = '_artwork'
/** The key of a line's attribute. The attribute is set if the buyer wants a designer to contact them. */
export const DESIGNER_KEY = 'A designer contacts me'
const DESIGNER_VALUE = 'Yes'

const ARTWORK_REFERENCE = /^(image|design):([A-Za-z0-9]{1,64})$/

export const formatArtworkReference = ({ kind, id }: ArtworkReference): string => `${kind}:${id}`

/** Parses "image:…" or "design:…"; null for anything else. */
export function parseArtworkReference(value: string): ArtworkReference | null {
  const [, kind, id] = ARTWORK_REFERENCE.exec(value) ?? []
  if (id === undefined || (kind !== 'image' && kind !== 'design')) return null
  return { kind, id }
}

/** Returns a line's artwork; null if it has none. */
export function parseLineArtwork(attributes: readonly CartAttribute[]): ArtworkReference | null {
  const found = attributes.find(({ key }) => key === ARTWORK_KEY)
  return found ? parseArtworkReference(found.value) : null
}

/** Returns the URL from which operators download an artwork. */
export const buildArtworkPath = ({ kind, id }: ArtworkReference): string =>
  kind === 'image' ? `/api/images/${id}/original` : `/api/designs/${id}.svg`

export const wantsDesigner = (attributes: readonly CartAttribute[]): boolean =>
  attributes.some(({ key, value }) => key === DESIGNER_KEY && value === DESIGNER_VALUE)

export const makeArtworkAttribute = (ref: ArtworkReference): CartAttribute => ({
  key: ARTWORK_KEY,
  value: formatArtworkReference(ref),
})

export const DESIGNER_ATTRIBUTE: CartAttribute = { key: DESIGNER_KEY, value: DESIGNER_VALUE }

/** Returns the attributes to show to people. Keys that start with an underscore are hidden. */
export const listVisibleAttributes = <A extends { key: string }>(attributes: readonly A[]): A[] =>
  attributes.filter(({ key }) => !key.startsWith('_'))
