import type { Decal } from '../../decal.ts'
import { finishArtwork } from '../finish-artwork.ts'
import { readArtwork } from '../read-artwork.ts'
import type { ArtworkReading, ReadOptions } from '../artwork-reading.ts'

/** Builds an SVG of 200 by 100 units. `inner` is its content. */
export const makeSvgPage = (inner: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="i" viewBox="0 0 200 100">${inner}</svg>`,
  )

/** Reads a file as artwork for a decal that is 120 mm wide. Throws if the file is refused. */
export async function readExample(
  bytes: Uint8Array,
  options: Partial<ReadOptions> = {},
): Promise<ArtworkReading> {
  const result = await readArtwork(bytes, { widthMm: 120, ...options })
  if (!result.ok) throw new Error(result.reason)
  return result
}

/** Makes a decal from artwork, on a white border. */
export function finishExample(reading: ArtworkReading, widthMm = 120): Decal {
  const finished = finishArtwork(reading, { widthMm, border: '#ffffff', cutKind: 'kiss' })
  if (!finished.ok) throw new Error(finished.reason)
  return finished.decal
}
