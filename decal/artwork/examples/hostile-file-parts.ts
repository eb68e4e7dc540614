import zlib from 'node:zlib'
import sharp from 'sharp'

// Builders for parts of malicious files.

export const wrapInSvg = (inner: string, attributes = 'viewBox="0 0 100 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
export const DOT_ELEMENT = '<circle cx="50" cy="50" r="20" fill="#336699"/>'
/** Builds ten nested groups of SVG `use` elements. `width` is how often each group draws the group below it. */
export const makeUseElementBomb = (width: number): string =>
  `<g id="a0">${DOT_ELEMENT}</g>${Array.from({ length: 9 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(width)}</g>`).join('')}`
/** Returns the points of a path whose edges nearly all cross each other. */
export const makeScribble = (points: number): string =>
  Array.from({ length: points }, (_, i) => `${(i * 7919) % 100} ${(i * 104_729) % 97}`).join('L')

export async function makeNoise(): Promise<Buffer> {
  const data = Uint8Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251)
  return sharp(data, { raw: { width: 300, height: 300, channels: 3 } })
    .png()
    .toBuffer()
}

export const truncateToHalf = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.length / 2)

export function makeTransparentPng(): Promise<Uint8Array> {
  return sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
}

export const embedPng = (png: Uint8Array): string =>
  `<image href="data:image/png;base64,${Buffer.from(png).toString('base64')}" width="9" height="9"/>`

/** Builds a square PNG with one bit per pixel, so that the file has only a few kilobytes. `side` is its width and height in pixels. */
export function makeHugePng(side: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = zlib.deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 })
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(zlib.crc32(body))
    return Buffer.concat([length, body, sum])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
