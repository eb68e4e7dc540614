import sharp from 'sharp'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import { visitInterpolatedPixels, computeSamplePositions } from './interpolate.ts'
import type { OpenedPicture } from './open-picture.ts'
import type { PictureArea, Pixels } from './pixels.ts'
import { refineMask } from './refine-mask.ts'
import { softenMask, type Mask } from './trace-mask.ts'

/** Limits of a cut-out: its longer side in pixels, and its bytes. Browsers send 320 pixels, about 3 kB. */
const MAX_SIDE_PX = 640
const MAX_BYTES = 32 * 1024

/**
 * Parses a customer's cut-out of a picture: a small PNG of the whole picture, black where it is kept and white where it is removed. Throws
 * ArtworkRefusedError `cut-out-unfit` if the file is anything else, or has other proportions than the picture.
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

/**
 * Returns the customer's cut-out of one part of the picture. `pixels` is this part of the picture, and the result has the same size. The
 * edge of the cut-out is moved to the nearest edge in the picture.
 */
export function cropCutOutMask(
  cutOut: Mask,
  picture: Pick<OpenedPicture, 'width' | 'height'>,
  part: PictureArea,
  pixels: Pixels,
): Mask {
  const { width, height } = pixels
  const values = new Uint8Array(width * height)
  const columns = computeSamplePositions(part.left, part.width, width, picture.width, cutOut.width)
  const rows = computeSamplePositions(part.top, part.height, height, picture.height, cutOut.height)
  visitInterpolatedPixels(cutOut, columns, rows, (value, i) => {
    values[i] = Math.round(value)
  })
  const coarsePx = (width * picture.width) / (part.width * cutOut.width)
  return softenMask(refineMask({ values, width, height }, pixels, coarsePx))
}

async function decode(png: Uint8Array): Promise<Mask> {
  if (png.length > MAX_BYTES) throw new Error('too large')
  const limits = { limitInputPixels: MAX_SIDE_PX * MAX_SIDE_PX, failOn: 'error' } as const
  const { format, width, height } = await sharp(png, limits).metadata()
  if (format !== 'png' || Math.max(width, height) > MAX_SIDE_PX) throw new Error('no cut-out')
  const values = await sharp(png, limits)
    .flatten({ background: '#fff' })
    .greyscale()
    .negate()
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { values, width, height }
}
