import { deflate } from 'node:zlib'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { type Colour, splitChannels } from '../colour.ts'

/** A picture for PDF and PostScript: 8-bit CMYK rows with PNG predictors, deflated. */
export type PressPicture = { widthPx: number; heightPx: number; deflated: Uint8Array }

const packed = promisify(deflate)
// The PNG filter Up stores each row as differences from the row above (RFC 2083, 6.4).
const PNG_FILTER_UP = 2
const INK_COUNT = 4

/**
 * Puts a PNG on the border colour, so that nothing is transparent on the press, and separates it like `separateColour`. Colours in the
 * picture therefore match those around it, and the file has a single colour space.
 */
export async function separatePicture(png: Uint8Array, border: Colour): Promise<PressPicture> {
  const [r, g, b] = splitChannels(border)
  const { data, info } = await sharp(png)
    .flatten({ background: { r, g, b } })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error('the picture did not become 8-bit RGB')
  const rows = separatedRows(data, info.width, info.height)
  return { widthPx: info.width, heightPx: info.height, deflated: await packed(rows, { level: 6 }) }
}

/** Returns rows of inks with PNG's Up filter: a filter byte, then each byte minus the byte above it. */
function separatedRows(rgb: Uint8Array, width: number, height: number): Uint8Array {
  const stride = width * INK_COUNT
  const rows = new Uint8Array((stride + 1) * height)
  let above = new Uint8Array(stride)
  let row = new Uint8Array(stride)
  for (let y = 0; y < height; y += 1) {
    separate(rgb.subarray(y * width * 3, (y + 1) * width * 3), row)
    const start = y * (stride + 1)
    rows[start] = PNG_FILTER_UP
    for (let i = 0; i < stride; i += 1) rows[start + 1 + i] = (row[i] ?? 0) - (above[i] ?? 0)
    ;[above, row] = [row, above]
  }
  return rows
}

/**
 * Converts screen colours to the same inks as `separateColour`, but in integer arithmetic for speed, because a photograph has millions of
 * pixels.
 */
function separate(rgb: Uint8Array, inks: Uint8Array): void {
  for (let i = 0, at = 0; i < rgb.length; i += 3, at += INK_COUNT) {
    const [r, g, b] = [rgb[i] ?? 0, rgb[i + 1] ?? 0, rgb[i + 2] ?? 0]
    const light = Math.max(r, g, b)
    const share = (channel: number): number => (light === 0 ? 0 : Math.round(255 - (channel * 255) / light))
    inks[at] = share(r)
    inks[at + 1] = share(g)
    inks[at + 2] = share(b)
    inks[at + 3] = 255 - light
  }
}
