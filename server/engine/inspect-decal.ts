import { describeArtworkNote } from '../../content/artwork-notes.ts'
import { checkDecal } from '../../decal/preflight/preflight.ts'
import { listColours } from './concepts.ts'
import { type Finding, mergeFindingsByCode } from './finding-schema.ts'
import type { ArtworkReadingFacts } from './jobs.ts'
import type { EngineDecal } from './engine-decal.ts'

type InspectResult = {
  ok: true
  widthMm: number
  heightMm: number
  findings: Finding[]
  read: ArtworkReadingFacts | null
  colours: string[]
}

/** Returns the size and the preflight findings of a decal that is about to be sold. */
export function inspectDecal({ decal, reading }: EngineDecal, coarsePictureAccepted: boolean): InspectResult {
  const { width: widthMm, height: heightMm } = decal.box
  const findings = mergeFindingsByCode(checkDecal(decal, { process: 'print', coarsePictureAccepted }))
  const { artwork } = decal
  const printed = artwork.kind === 'layers' && !decal.film
  const colours = printed ? listColours(artwork.layers) : []
  return { ok: true, widthMm, heightMm, findings, read: reading && factsOf(reading), colours }
}

function factsOf(reading: NonNullable<EngineDecal['reading']>): ArtworkReadingFacts {
  const { format, dpi, verdict, ownCut, pages, background, notes } = reading
  return {
    format,
    dpi: dpi === null ? null : Math.round(dpi),
    verdict,
    hasOwnCut: ownCut !== null,
    pages,
    tolerance: background.removed ? background.tolerance : null,
    notes: notes.map(describeArtworkNote),
  }
}
