import sharp, { type Sharp } from 'sharp'

/** A picture in memory: rows of red, green, blue, alpha, 0 to 255, not premultiplied. */
export type Pixels = { data: Uint8Array; width: number; height: number }

// The zlib level of PNGs. A fast level without PNG's row filters is used, because trying the filters on each row takes three times as long.
const PNG_COMPRESSION_LEVEL = 3

export function wrapPixelsInSharp({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}

/** Runs a sharp pipeline and returns its picture as sRGB with alpha. */
export async function toPixels(pipeline: Sharp): Promise<Pixels> {
  const { data, info } = await pipeline
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export async function toPng(pixels: Pixels, part?: PictureArea): Promise<Uint8Array> {
  const whole = wrapPixelsInSharp(pixels)
  return (part ? whole.extract(part) : whole)
    .png({ compressionLevel: PNG_COMPRESSION_LEVEL, adaptiveFiltering: false })
    .toBuffer()
}

/** Scales down a picture that is larger than allowed. `most` is the maximum length of its longer side in pixels. */
export async function shrinkToFit(pixels: Pixels, most: number): Promise<Pixels> {
  if (Math.max(pixels.width, pixels.height) <= most) return pixels
  return toPixels(
    wrapPixelsInSharp(pixels).resize({ width: most, height: most, fit: 'inside', kernel: 'mitchell' }),
  )
}

/** Returns the picture's alpha, row by row. */
export function extractAlpha({ data, width, height }: Pixels): Uint8Array {
  const alpha = new Uint8Array(width * height)
  for (let i = 0; i < alpha.length; i += 1) alpha[i] = data[i * 4 + 3] ?? 0
  return alpha
}

export async function cropPixels(pixels: Pixels, part: PictureArea): Promise<Pixels> {
  return toPixels(wrapPixelsInSharp(pixels).extract(part))
}

/** The position and size of a part of a picture, in whole pixels. */
export type PictureArea = { left: number; top: number; width: number; height: number }
