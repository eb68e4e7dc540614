import { MAX_ARTWORK_BYTES } from '../../../contract/artwork.ts'
import type { Deps } from '../../deps.ts'
import { acceptArtwork } from '../artwork/accept-artwork.ts'
import { readImageBytes } from './image-bytes.ts'
import { findOwnImages, type ImageRow } from './images.ts'

export type ImageArtwork =
  | { ok: true; artworkId: string }
  | { ok: false; reason: 'unknown-image' | 'too-large' | 'quota-reached' | 'no-room' }
  | { ok: false; reason: 'not-read'; message: string }

/**
 * The options with which an image is first read to make a decal. Uploads in the design tool start with the same options. Widths and
 * distances are in mm.
 */
export const DEFAULT_IMAGE_READING = {
  widthMm: 100,
  reading: { offsetMm: 3, tolerance: null, vectorise: false, keepInside: true },
} as const
/** The file types from which the engine can make a decal. An image of another type is replaced by its preview. */
const DIRECTLY_READABLE_FORMATS: ReadonlySet<string> = new Set([
  'png',
  'jpg',
  'webp',
  'gif',
  'svg',
  'pdf',
  'ai',
])

/** Copies a visitor's image to new artwork, from which a decal can be made. The artwork stays if the image is deleted. */
export async function makeArtworkFromImage(
  deps: Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'log' | 'store'>,
  { id, visitorHash }: { id: string; visitorHash: string },
): Promise<ImageArtwork> {
  const image = (await findOwnImages(deps.db, { ids: [id], visitorHash })).get(id)
  const file = image && (await readImageBytes(deps, image, chooseImagePart(image)))
  if (!image || !file) return { ok: false, reason: 'unknown-image' }
  if (file.length > MAX_ARTWORK_BYTES) return { ok: false, reason: 'too-large' }
  const taken = await acceptArtwork(deps, {
    visitorHash,
    fileName: image.originalName,
    file,
    widthMm: DEFAULT_IMAGE_READING.widthMm,
    reading: DEFAULT_IMAGE_READING.reading,
  })
  if (taken.ok) return { ok: true, artworkId: taken.artwork.id }
  return taken.reason === 'not-read'
    ? { ok: false, reason: taken.reason, message: taken.refused.message }
    : { ok: false, reason: taken.reason }
}

export const chooseImagePart = ({ format }: ImageRow) =>
  DIRECTLY_READABLE_FORMATS.has(format) ? 'original' : 'preview'
