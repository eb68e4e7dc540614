import { computeArtworkScale, type ArtworkContent } from '../artwork-content.ts'
import type { ArtworkNote } from '../artwork-notes.ts'
import type { ReadOptions } from '../artwork-reading.ts'
import { openPicture } from './open-picture.ts'
import { readPicture } from './read-picture.ts'

/** Reads a PNG, JPG or WebP. Throws ArtworkRefusedError; damaged files may throw any error. */
export async function readImage(bytes: Uint8Array, options: ReadOptions): Promise<ArtworkContent> {
  const picture = await openPicture(bytes)
  const { mmPerPx: _, ...read } = await readPicture(picture, {
    ...options,
    size: computeArtworkScale(options),
    vectorise: options.vectorise ?? false,
  })
  const { frames = 1 } = picture
  const notes: ArtworkNote[] = frames > 1 ? [...read.notes, { code: 'animation', frames }] : read.notes
  return { ...read, notes, dpi: read.artwork.kind === 'layers' ? null : read.dpi, ownCut: null }
}
