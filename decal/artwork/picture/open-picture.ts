import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS, MAX_PRINT_PIXELS, WORKING_SIZE_PX } from '../limits.ts'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import { toPixels, type PictureArea, type Pixels } from './pixels.ts'

/** A picture file whose header has been read: the picture's size after EXIF rotation, and a function that reads its pixels. */
export type OpenedPicture = {
  width: number
  height: number
  /** Number of frames in an animation; only the first is read. */
  frames?: number
  /**
   * Reads the pixels of a part of the picture. `widthPx` is the approximate width to which the part is scaled down. The part is never
   * scaled up.
   */
  pixels: (part: PictureArea, widthPx: number) => Promise<Pixels>
}

// Time limit in seconds for reading a picture.
const TIMEOUT_S = 20

/** Opens a PNG, JPG or WebP: its first frame, rotated as its EXIF data says, in sRGB. Throws ArtworkRefusedError: `too-many-pixels`, `damaged`. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const open = (): Sharp =>
    sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1, sequentialRead: true })
  const head = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => {
      throw new ArtworkRefusedError('damaged')
    })
  if (head.width * head.height > MAX_PIXELS) throw new ArtworkRefusedError('too-many-pixels')
  const { width, height } = head.autoOrient
  return {
    width,
    height,
    frames: head.pages ?? 1,
    pixels: async (part, widthPx) => {
      const pipeline = open().timeout({ seconds: TIMEOUT_S }).autoOrient()
      const whole = part.width === width && part.height === height
      const size = computeRenderSize(part, widthPx, part.width)
      const cut = whole ? pipeline : pipeline.extract(part)
      return toPixels(
        size.width < part.width ? cut.resize({ ...size, fit: 'fill', kernel: 'mitchell' }) : cut,
      )
    },
  }
}

/**
 * Returns the size in pixels at which to render a part of a picture. The part gets the requested width, or a larger width if tracing a
 * contour needs more pixels. The size is limited by `widest` (the maximum width) and by memory.
 */
export function computeRenderSize(
  { width, height }: PictureArea,
  widthPx: number,
  widest: number,
): { width: number; height: number } {
  const least = (WORKING_SIZE_PX * width) / Math.max(width, height)
  const most = Math.sqrt((MAX_PRINT_PIXELS * width) / height)
  const k = Math.min(Math.max(widthPx, least), most, widest) / width
  return { width: Math.max(1, Math.round(width * k)), height: Math.max(1, Math.round(height * k)) }
}
