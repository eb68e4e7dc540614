import type { Artwork } from '../../../contract/artwork.ts'
import { type ResolutionGrade, gradeResolution } from '../../../decal/artwork/grade-resolution.ts'
import { formatMillimetres } from '../../../domain/pricing/decal-price.ts'
import type { ArtworkRow } from '../artwork/artworks.ts'

export function toArtworkView(row: ArtworkRow, notes: string[] = []): Artwork {
  const { id, fileName, format, widthMm, heightMm, dpi, hasOwnCut, tolerance, offsetMm } = row
  return {
    id,
    fileName,
    format,
    widthMm,
    heightMm,
    aspect: Math.round((widthMm / heightMm) * 10_000) / 10_000,
    dpi,
    verdict: gradeResolution(dpi),
    message: verdictWords({ dpi, widthMm }),
    notes,
    hasOwnCut,
    tolerance,
    offsetMm,
    vectorised: row.vectorised,
    keepsInside: row.keepsInside,
    isCutOut: row.cutOut !== null,
    page: row.page,
    pages: row.pages,
    saved: row.savedAt !== null,
    createdAt: row.createdAt.toISOString(),
    links: artworkLinks(id),
  }
}

const MIN_SHARP_DPI = 300

/** Returns a sentence for the buyer about the picture's resolution. */
function verdictWords({ dpi, widthMm }: { dpi: number | null; widthMm: number }): string {
  if (dpi === null) return 'Vector art: sharp at any size.'
  const facts = `${dpi} dpi at ${formatMillimetres(widthMm)} mm`
  const sharpTo = `Up to ${Math.floor((widthMm * dpi) / MIN_SHARP_DPI)} mm wide, it prints sharp.`
  const words: Record<ResolutionGrade, string> = {
    fine: `${facts}: it prints sharp.`,
    warn: `${facts}: a little soft up close. ${sharpTo}`,
    stop: `${facts}: pixels will be seen. ${sharpTo}`,
  }
  return words[gradeResolution(dpi)]
}

function artworkLinks(id: string): Artwork['links'] {
  const self = `/api/artwork/${id}`
  return {
    self,
    png: `${self}.png`,
    proof: `${self}.png?view=proof`,
    mask: `${self}.png?view=mask`,
    svg: `${self}.svg`,
    pdf: `${self}.pdf`,
    dxf: `${self}.dxf`,
    eps: `${self}.eps`,
  }
}
