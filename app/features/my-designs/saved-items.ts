import type { Artwork } from '../../../contract/artwork.ts'
import type { Design } from '../../../contract/design.ts'
import { myDesignsCopy } from '../../../content/my-designs.ts'
import { formatMillimetres } from '../../../domain/pricing/decal-price.ts'

/** A saved item: a generated design or uploaded artwork. */
export type SavedItem = {
  id: string
  kind: 'design' | 'artwork'
  title: string
  /** The item's origin: its style, or "uploaded" for an upload. */
  origin: string
  /** The size that the visitor chose last, such as "100 × 82 mm". */
  size: string
  widthMm: number
  palette: readonly string[]
  /** The URL of the item's API resource. */
  self: string
  picture: string
  proof: string
  editUrl: string
  createdAt: string
}

/** The links of designs and artwork that this page uses. */
type Links = Pick<Design['links'], 'self' | 'png' | 'proof'>
type ShownDesign = Pick<
  Design,
  'id' | 'concept' | 'style' | 'widthMm' | 'heightMm' | 'palette' | 'createdAt'
> & {
  links: Links
}
type ShownArtwork = Pick<Artwork, 'id' | 'fileName' | 'format' | 'widthMm' | 'heightMm' | 'createdAt'> & {
  links: Links
}

const sizeOf = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }): string =>
  `${formatMillimetres(widthMm)} × ${formatMillimetres(heightMm)} mm`

const designItem = (design: ShownDesign): SavedItem => ({
  id: design.id,
  kind: 'design',
  title: design.concept,
  origin: `${design.style.charAt(0).toUpperCase()}${design.style.slice(1)}`,
  size: sizeOf(design),
  widthMm: design.widthMm,
  palette: design.palette.slice(0, MAX_COLOURS),
  self: design.links.self,
  picture: design.links.png,
  proof: design.links.proof,
  editUrl: `/design-generator?design=${design.id}`,
  createdAt: design.createdAt,
})

const artworkItem = (artwork: ShownArtwork): SavedItem => ({
  id: artwork.id,
  kind: 'artwork',
  title: artwork.fileName,
  origin: `${myDesignsCopy.card.upload}, ${artwork.format.toUpperCase()}`,
  size: sizeOf(artwork),
  widthMm: artwork.widthMm,
  palette: [],
  self: artwork.links.self,
  picture: artwork.links.png,
  proof: artwork.links.proof,
  editUrl: `/design-generator?artwork=${artwork.id}`,
  createdAt: artwork.createdAt,
})

const MAX_COLOURS = 5

/** Returns designs and artwork as one list, newest first. */
export function mergeSavedItems(
  designs: readonly ShownDesign[],
  artwork: readonly ShownArtwork[],
): SavedItem[] {
  const items = [...designs.map(designItem), ...artwork.map(artworkItem)]
  return items.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}
