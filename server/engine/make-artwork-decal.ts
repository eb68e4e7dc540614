import { finishArtwork } from '../../decal/artwork/finish-artwork.ts'
import { readArtwork } from '../../decal/artwork/read-artwork.ts'
import { writeInstalledFonts } from '../../decal/assets/write-installed-fonts.ts'
import type { ArtworkSubject, DecalCutOptions } from './jobs.ts'
import type { EngineDecal, DecalRefusal } from './engine-decal.ts'
import { describeArtworkRefusal, describeSizeRefusal } from './making-refusal.ts'

/** The colour of the area between an artwork and its cut line, where the film isn't printed. */
const FILM_COLOUR = '#ffffff'

export async function makeArtworkDecal(
  { file, reading: asked }: ArtworkSubject,
  { widthMm, cutKind }: DecalCutOptions,
): Promise<EngineDecal | DecalRefusal> {
  const { offsetMm, tolerance, vectorise, keepInside, page = 1, cutOut } = asked
  const how = {
    offsetMm,
    vectorise,
    keepInside,
    page,
    ...(tolerance !== null && { tolerance }),
    ...(cutOut && { cutOut: Buffer.from(cutOut, 'base64') }),
  }
  const options = { widthMm, ...how, withFontFiles: writeInstalledFonts }
  const reading = await readArtwork(file, options)
  if (!reading.ok) return describeArtworkRefusal(reading)
  const finished = finishArtwork(reading, { border: FILM_COLOUR, widthMm, offsetMm, cutKind })
  return finished.ok ? { ...finished, reading } : describeSizeRefusal(finished)
}
