import type { Artwork } from '../../../contract/artwork.ts'
import type { Design } from '../../../contract/design.ts'
import { myDesigns } from '../../../content/my-designs.ts'
import { millimetres } from '../../../domain/pricing/decal-price.ts'

/** Something a visitor has saved: a design that was drawn, or artwork that was uploaded. */
export type SavedItem = {
  id: string
  kind: 'design' | 'artwork'
  title: string
  /** What it is, in short: its style, or that it was uploaded. */
  origin: string
  /** "100 × 82 mm", as it was seen last. */
  size: string
  widthMm: number
  palette: readonly string[]
  /** Its resource in the shop. */
  self: string
  picture: string
  proof: string
  /** Where it is opened again. */
  editUrl: string
  createdAt: string
}

/** As much of the wire's designs and artwork as is shown. */
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
  `${millimetres(widthMm)} × ${millimetres(heightMm)} mm`

const designItem = (design: ShownDesign): SavedItem => ({
  id: design.id,
  kind: 'design',
  title: design.concept,
  origin: `${design.style.charAt(0).toUpperCase()}${design.style.slice(1)}`,
  size: sizeOf(design),
  widthMm: design.widthMm,
  palette: design.palette.slice(0, MOST_COLOURS),
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
  origin: `${myDesigns.card.upload}, ${artwork.format.toUpperCase()}`,
  size: sizeOf(artwork),
  widthMm: artwork.widthMm,
  palette: [],
  self: artwork.links.self,
  picture: artwork.links.png,
  proof: artwork.links.proof,
  editUrl: `/design-generator?artwork=${artwork.id}`,
  createdAt: artwork.createdAt,
})

const MOST_COLOURS = 5

/** Designs and artwork as one list, the newest first. */
export function savedItems(designs: readonly ShownDesign[], artwork: readonly ShownArtwork[]): SavedItem[] {
  const items = [...designs.map(designItem), ...artwork.map(artworkItem)]
  return items.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}
