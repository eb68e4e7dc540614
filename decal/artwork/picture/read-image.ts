import { artSize, type Content } from '../content.ts'
import type { ReadOptions } from '../reading.ts'
import { openPicture } from './open-picture.ts'
import { readPicture } from './read-picture.ts'

/** Reads a PNG, JPG or WebP. Throws Refused; broken files throw anything. */
export async function readImage(bytes: Uint8Array, options: ReadOptions): Promise<Content> {
  const { mmPerPx: _, ...read } = await readPicture(await openPicture(bytes), {
    ...options,
    size: artSize(options),
    vectorise: options.vectorise ?? false,
  })
  return { ...read, dpi: read.artwork.kind === 'layers' ? null : read.dpi, ownCut: null }
}
