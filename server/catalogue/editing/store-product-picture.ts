import sharp from 'sharp'
import type { OperatorPicture } from '../../../contract/operator/product.ts'
import type { Deps } from '../../deps.ts'
import { storeMedia } from '../media-files.ts'

/** The accepted picture formats, with their file extensions. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  png: '.png',
  jpeg: '.jpg',
  webp: '.webp',
  gif: '.gif',
  heif: '.avif',
}
const MAX_PIXELS = 50_000_000
/** The first EXIF orientation that turns a picture by 90°. With the orientations 5 to 8, the picture's width and height are swapped. */
const MIN_ROTATED_ORIENTATION = 5

export type StoreProductPictureResult =
  | { ok: true; picture: OperatorPicture }
  | { ok: false; reason: 'not-a-picture' | 'no-room' }

/** Stores a product picture in the object store, from which /media/ serves it. */
export async function storeProductPicture(
  { store }: Pick<Deps, 'store'>,
  file: Uint8Array,
): Promise<StoreProductPictureResult> {
  const facts = await readFacts(file)
  if (facts === null) return { ok: false, reason: 'not-a-picture' }
  const src = await storeMedia(store, file, facts.ending)
  if (src === null) return { ok: false, reason: 'no-room' }
  const { width, height } = facts
  return { ok: true, picture: { src, alt: '', width, height } }
}

async function readFacts(file: Uint8Array) {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS })
    const { format, width, height, orientation = 1, compression } = await picture.metadata()
    const ending = EXTENSIONS[format]
    // AVIF is the only HEIF format that browsers display.
    if (ending === undefined || (format === 'heif' && compression !== 'av1')) return null
    // Decodes the whole picture, because a file with a valid header may still be damaged.
    await picture.resize(1).toBuffer()
    return orientation >= MIN_ROTATED_ORIENTATION
      ? { ending, width: height, height: width }
      : { ending, width, height }
  } catch {
    return null
  }
}
