import { finishArtwork } from '../../decal/artwork/finish-artwork.ts'
import { readArtwork } from '../../decal/artwork/read-artwork.ts'
import type { Reading as ArtworkReading } from '../../decal/artwork/reading.ts'
import { finishDecal } from '../../decal/contour/finish-decal.ts'
import type { Decal } from '../../decal/decal.ts'
import type { Design } from '../../decal/design.ts'
import { paintLayers, type Supplies } from '../../decal/draw-decal.ts'
import { parseShown } from '../../decal/film/film-design.ts'
import { makeFilm } from '../../decal/film/make-film.ts'
import { fillHoles, union } from '../../decal/geometry/booleans.ts'
import { finenessFor, withFinerCurves } from '../../decal/geometry/flatness.ts'
import type { Making, Subject } from './jobs.ts'

export type Refusal = { ok: false; reason: string; field?: string; message: string }
export type MadeDecal = { ok: true; decal: Decal; reading: ArtworkReading | null }

const SIZE_WORDS = {
  'no-area': 'There is nothing to cut around.',
  'too-small': 'At this size nothing is left between the cut lines. Please choose a larger one.',
  'too-large': 'This is longer than the shop can make. Please choose a smaller size.',
  'bad-offset': 'The cut line keeps 1 to 10 mm from the artwork.',
} as const
/** What shows between a visitor's artwork and its cut line: the film itself. */
const FILM = '#ffffff'

/** A decal as it will be made, of whatever it is made of. */
export async function makeDecal(
  subject: Subject,
  making: Making,
  supplies: Supplies,
): Promise<MadeDecal | Refusal> {
  if (subject.kind === 'artwork') return makeArtwork(subject, making)
  // Stored designs were written by the engine itself: one it cannot read is damage, not a visitor's mistake.
  const shown = parseShown(subject.design)
  if (shown.kind === 'damaged') throw new Error(`A stored design is not readable: ${shown.message}`)
  if (shown.kind === 'film') {
    const film = makeFilm(shown.film, shown.design, making, supplies)
    if (film.ok) return { ...film, reading: null }
    return film.reason === 'unknown-motif' ? film : { ...film, message: SIZE_WORDS[film.reason] }
  }
  return makeDesign(shown.design, making, supplies)
}

/** The same of a design, its curves as fine as the size asks for. */
function makeDesign(design: Design, { widthMm, cutKind }: Making, supplies: Supplies): MadeDecal | Refusal {
  const drawn = withFinerCurves(finenessFor(widthMm), () => {
    const drawing = paintLayers(design, supplies)
    if (!drawing.ok) return drawing
    const { layers, border } = drawing.painted
    return {
      ok: true,
      layers,
      border,
      silhouette: fillHoles(union(...layers.map(({ shape }) => shape))),
    } as const
  })
  if (!drawn.ok) return drawn
  const { layers, border, silhouette } = drawn
  const finished = finishDecal({ artwork: { kind: 'layers', layers }, silhouette, border, widthMm, cutKind })
  return finished.ok ? { ...finished, reading: null } : { ...finished, message: SIZE_WORDS[finished.reason] }
}

async function makeArtwork(
  { file, reading: how }: Extract<Subject, { kind: 'artwork' }>,
  { widthMm, cutKind }: Making,
): Promise<MadeDecal | Refusal> {
  const { offsetMm, tolerance, vectorise, keepInside } = how
  const options = { widthMm, offsetMm, vectorise, keepInside, ...(tolerance !== null && { tolerance }) }
  const reading = await readArtwork(file, options)
  if (!reading.ok) return reading
  const finished = finishArtwork(reading, { border: FILM, widthMm, offsetMm, cutKind })
  return finished.ok ? { ...finished, reading } : { ...finished, message: SIZE_WORDS[finished.reason] }
}
