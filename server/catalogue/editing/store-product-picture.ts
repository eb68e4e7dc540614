import sharp from 'sharp'
import type { OperatorPicture } from '../../../contract/operator/product.ts'
import type { Deps } from '../../deps.ts'
import { storeMedia } from '../media-files.ts'

/** The accepted formats and their file extensions. */
const ENDINGS: Readonly<Record<string, string>> = {
  png: '.png',
  jpeg: '.jpg',
  webp: '.webp',
  gif: '.gif',
  heif: '.avif',
}
const LARGEST_PIXELS = 50_000_000
/** From EXIF orientation 5 on, a picture is rotated by 90°, which swaps its width and height. */
const LYING = 5

export type StoreProductPictureResult =
  | { ok: true; picture: OperatorPicture }
  | { ok: false; reason: 'not-a-picture' | 'no-room' }

/** Stores a product picture where /media/ serves it. */
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
    const picture = sharp(file, { limitInputPixels: LARGEST_PIXELS })
    const { format, width, height, orientation = 1, compression } = await picture.metadata()
    const ending = ENDINGS[format]
    // The only HEIF format that browsers display is AVIF.
    if (ending === undefined || (format === 'heif' && compression !== 'av1')) return null
    // A valid header doesn't prove that the picture is valid, so this decodes the rest too.
    await picture.resize(1).toBuffer()
    return orientation >= LYING ? { ending, width: height, height: width } : { ending, width, height }
  } catch {
    return null
  }
}
