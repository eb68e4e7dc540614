import sharp from 'sharp'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import type { OpenedPicture } from './open-picture.ts'
import type { PictureArea, Pixels } from './pixels.ts'
import { refineMask } from './refine-mask.ts'
import { softenMask, type Mask } from './trace-mask.ts'

/** The largest cut-out, in pixels of its longer side, and in bytes. Browsers send 320 pixels, about 3 kB. */
const LONGEST_PX = 640
const MAX_BYTES = 32 * 1024

/**
 * Parses a cut-out that a customer made of a picture: a small PNG of the whole picture, black where it is kept and white where it is
 * removed. Throws ArtworkRefusedError `cut-out-unfit` if the file is something else, or has other proportions than the picture.
 */
export async function openCutOutMask(
  png: Uint8Array,
  picture: Pick<OpenedPicture, 'width' | 'height'>,
): Promise<Mask> {
  const mask = await decode(png).catch(() => {
    throw new ArtworkRefusedError('cut-out-unfit')
  })
  const [long, short, maskLong, maskShort] =
    picture.width >= picture.height
      ? [picture.width, picture.height, mask.width, mask.height]
      : [picture.height, picture.width, mask.height, mask.width]
  if (Math.abs(maskShort - (maskLong * short) / long) > 1) throw new ArtworkRefusedError('cut-out-unfit')
  return mask
}

/** Returns the cut-out of a part of the picture, scaled to the size of `pixels`. Its edge is moved to the picture's own edge. */
export function cropCutOutMask(
  cutOut: Mask,
  picture: Pick<OpenedPicture, 'width' | 'height'>,
  part: PictureArea,
  pixels: Pixels,
): Mask {
  const { width, height } = pixels
  const values = new Uint8Array(width * height)
  const columns = positions(part.left, part.width, width, picture.width, cutOut.width)
  const rows = positions(part.top, part.height, height, picture.height, cutOut.height)
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      const at = (line: number, of: number) => cutOut.values[line * cutOut.width + of] ?? 0
      const upper = at(row.from, column.from) * (1 - column.share) + at(row.from, column.to) * column.share
      const lower = at(row.to, column.from) * (1 - column.share) + at(row.to, column.to) * column.share
      values[y * width + x] = Math.round(upper * (1 - row.share) + lower * row.share)
    }
  }
  const coarsePx = (width * picture.width) / (part.width * cutOut.width)
  return softenMask(refineMask({ values, width, height }, pixels, coarsePx))
}

/**
 * For each pixel of a part, finds the two pixels of the cut-out between which it lies, and its relative distance from the first (0 to 1).
 */
function positions(
  start: number,
  length: number,
  count: number,
  whole: number,
  cutOut: number,
): { from: number; to: number; share: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const at = ((start + ((i + 0.5) * length) / count) * cutOut) / whole - 0.5
    const from = Math.min(cutOut - 1, Math.max(0, Math.floor(at)))
    return { from, to: Math.min(cutOut - 1, from + 1), share: Math.min(1, Math.max(0, at - from)) }
  })
}

async function decode(png: Uint8Array): Promise<Mask> {
  if (png.length > MAX_BYTES) throw new Error('too large')
  const limits = { limitInputPixels: LONGEST_PX * LONGEST_PX, failOn: 'error' } as const
  const { format, width, height } = await sharp(png, limits).metadata()
  if (format !== 'png' || Math.max(width, height) > LONGEST_PX) throw new Error('no cut-out')
  const values = await sharp(png, limits)
    .flatten({ background: '#fff' })
    .greyscale()
    .negate()
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { values, width, height }
}
