import sharp from 'sharp'
import { createConcurrencyLimit } from '../runtime/concurrency-limit.ts'

/** The maximum size of a photo in bytes. Photos from phones have 2 to 6 MB. */
export const LARGEST_PHOTO_BYTES = 8 * 1024 * 1024
/** The maximum number of pixels. The best phone cameras have 50 million; a decompression bomb of the same file size has billions. */
const MAX_PIXELS = 52_000_000
/** The longest side of the stored photo, in pixels. */
const STORED_SIDE_PX = 1_600
/** The height of the thumbnail in pixels. It is twice the height on the page, for high-density screens. */
const SMALL_HEIGHT_PX = 320
const MIN_SIDE_PX = 100
const TIMEOUT_S = 15

/** A photo and its thumbnail, as WebP. Width and height are those of the photo. */
export type EncodedPhoto = { bytes: Uint8Array; small: Uint8Array; width: number; height: number }
export type PhotoRefusal = 'not-a-photo' | 'photo-too-large' | 'photo-too-many-pixels' | 'photo-too-small'
type EncodeResult = ({ ok: true } & EncodedPhoto) | { ok: false; reason: PhotoRefusal }

// Photos are decoded one at a time, because each may take 200 MB of memory.
const oneAtATime = createConcurrencyLimit(1)

/**
 * Re-encodes a buyer's photo, so that only its pixels remain: no metadata, such as the location, and no second file hidden behind the
 * photo. The first bytes decide the type. Files that aren't photos never reach a decoder.
 */
export async function encodePhoto(file: Uint8Array): Promise<EncodeResult> {
  if (file.length > LARGEST_PHOTO_BYTES) return { ok: false, reason: 'photo-too-large' }
  if (!isPhotoFile(file)) return { ok: false, reason: 'not-a-photo' }
  return oneAtATime(async () => {
    const refused = await refuseBySize(file)
    return refused === null ? encode(file) : { ok: false, reason: refused }
  })
}

async function refuseBySize(file: Uint8Array): Promise<PhotoRefusal | null> {
  // Reads only the header of the file. The pixels aren't decoded before their number is known.
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (facts === null) return 'not-a-photo'
  if (facts.width * facts.height > MAX_PIXELS) return 'photo-too-many-pixels'
  return Math.min(facts.width, facts.height) < MIN_SIDE_PX ? 'photo-too-small' : null
}

async function encode(file: Uint8Array): Promise<EncodeResult> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_S })
      // Applies the orientation from the metadata, because the metadata isn't stored.
      .rotate()
      .resize({ width: STORED_SIDE_PX, height: STORED_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    const small = await sharp(data)
      .resize({ height: SMALL_HEIGHT_PX, withoutEnlargement: true })
      .webp()
      .toBuffer()
    return { ok: true, bytes: data, small, width: info.width, height: info.height }
  } catch {
    return { ok: false, reason: 'not-a-photo' }
  }
}

/** Recognises PNG, JPEG and WebP by their first bytes. */
function isPhotoFile(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 12)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') || head.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP$/s.test(head)
  )
}
