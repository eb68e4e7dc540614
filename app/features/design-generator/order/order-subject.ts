import type { Artwork } from '../../../../contract/artwork.ts'
import type { Design } from '../../../../contract/design.ts'
import { DESIGN_OFFSET_MM, type MeasuredDecal } from './decal-size.ts'
import type { DecalOptions } from './decal-options.ts'

/** The drawing that becomes a decal: generated here or uploaded. */
export type OrderSubject = MeasuredDecal & {
  kind: 'design' | 'artwork'
  id: string
  title: string
  saved: boolean
  /** The resolution of the artwork in pixels per inch at the decal's initial width, `widthMm`; null for vector artwork. */
  dpi: number | null
  links: { self: string; png: string; proof: string }
}

export const toDesignSubject = ({ id, concept, widthMm, heightMm, saved, links }: Design): OrderSubject => ({
  kind: 'design',
  id,
  title: concept,
  saved,
  widthMm,
  heightMm,
  offsetMm: DESIGN_OFFSET_MM,
  dpi: null,
  links,
})

export const toArtworkSubject = (
  { id, fileName, widthMm, heightMm, offsetMm, dpi, saved, links }: Artwork,
  name: string,
): OrderSubject => ({
  kind: 'artwork',
  id,
  title: name.trim() || fileName.replace(/\.\w+$/, ''),
  saved,
  widthMm,
  heightMm,
  offsetMm,
  dpi,
  links,
})

/** Returns the URL of the proof for a decal of this width. A proof shows the cut line, the bleed and the safe line. */
export const buildProofUrl = (
  { links }: OrderSubject,
  { widthMm, cut }: Pick<DecalOptions, 'widthMm' | 'cut'>,
): string => withQuery(links.proof, { widthMm: String(widthMm), cut })

/** Returns the URL of a picture of the decal alone, cut out on a transparent background. */
export const buildCutOutUrl = ({ links }: OrderSubject): string => withQuery(links.png, { view: 'cutout' })

function withQuery(address: string, more: Record<string, string>): string {
  const [path, query] = address.split('?')
  return `${path}?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries(more)])}`
}
