import sharp from 'sharp'
import type { Colour } from '../colour.ts'

/** A picture as PDF and PostScript read it: 8-bit RGB rows with PNG predictors, deflated. */
export type PressPicture = { widthPx: number; heightPx: number; deflated: Uint8Array }

/**
 * Lays a PNG on the border colour, so that nothing transparent reaches the press. Its colours stay RGB:
 * the RIP, which knows film and inks, separates photographs better than arithmetic does.
 */
export async function pressPicture(png: Uint8Array, border: Colour): Promise<PressPicture> {
  const flat = await sharp(png)
    .flatten({ background: border })
    .toColourspace('srgb')
    .png({ palette: false, compressionLevel: 6, adaptiveFiltering: true })
    .toBuffer()
  return readPng(flat)
}

const SIGNATURE = 8
const TRUECOLOUR_8_BIT = 0x0802

/** Takes the compressed rows out of a PNG (RFC 2083: chunks of length, type, data, check sum). */
function readPng(png: Buffer): PressPicture {
  const rows: Buffer[] = []
  let [widthPx, heightPx] = [0, 0]
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    if (type === 'IDAT') rows.push(data)
    if (type === 'IHDR') {
      if (data.readUInt16BE(8) !== TRUECOLOUR_8_BIT) throw new Error('the picture did not become 8-bit RGB')
      ;[widthPx, heightPx] = [data.readUInt32BE(0), data.readUInt32BE(4)]
    }
    at += length + 12
  }
  return { widthPx, heightPx, deflated: Buffer.concat(rows) }
}
