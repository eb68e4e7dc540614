/** A font that nearly every machine has. Browsers show text in it until the shop's font is loaded. */
export type FallbackFace = {
  localNames: string[]
  /** The advance widths of the letters a to z and of the space, in thousandths of an em. */
  widths: Record<string, number>
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz '
const widthsOf = (values: number[]) =>
  Object.fromEntries(Array.from(alphabet, (letter, index) => [letter, values[index] ?? 0]))

// The advance widths of Helvetica, from Adobe's AFM files. Arial, Liberation Sans and Arimo have the same widths.
export const helveticaFallback: FallbackFace = {
  localNames: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
  widths: widthsOf([
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 722, 500, 500, 500, 278,
  ]),
}
export const helveticaBoldFallback: FallbackFace = {
  localNames: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold', 'Arial'],
  widths: widthsOf([
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
    556, 778, 556, 556, 500, 278,
  ]),
}

// How often each letter occurs per thousand characters of English prose, including spaces (Cornell's count, scaled).
const frequencies: Record<string, number> = {
  ' ': 180,
  e: 98,
  t: 75,
  a: 67,
  o: 63,
  i: 60,
  n: 57,
  s: 51,
  r: 49,
  h: 48,
  d: 35,
  l: 33,
  u: 24,
  c: 22,
  m: 21,
  f: 19,
  y: 17,
  w: 17,
  g: 17,
  p: 15,
  b: 12,
  v: 9,
  k: 6,
  x: 1,
  q: 1,
  j: 1,
  z: 1,
}

const meanWidth = (widthOf: (letter: string) => number): number => {
  const letters = Object.entries(frequencies)
  const total = letters.reduce((sum, [, count]) => sum + count, 0)
  return letters.reduce((sum, [letter, count]) => sum + widthOf(letter) * count, 0) / total
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/**
 * Returns four descriptors for an @font-face rule that makes text in the font `fallback` take as much space as text in another font.
 * `bytes` is the TrueType file of the other font.
 */
export function computeFallbackMetrics(bytes: Uint8Array, fallback: FallbackFace) {
  const font = readFont(bytes)
  const stretch = meanWidth(font.widthOf) / (meanWidth((letter) => fallback.widths[letter] ?? 0) / 1000)
  return {
    sizeAdjust: percent(stretch),
    ascent: percent(font.ascent / stretch),
    descent: percent(font.descent / stretch),
    lineGap: percent(font.lineGap / stretch),
  }
}

/** Reads the heights and advance widths of a TrueType font, in ems, from its tables hhea, head, hmtx and cmap. */
function readFont(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = readTableOffsets(view)
  const offset = (tag: string): number => {
    const found = tables.get(tag)
    if (found === undefined) throw new Error(`The font has no table ${tag}`)
    return found
  }
  const em = view.getUint16(offset('head') + 18)
  const hhea = offset('hhea')
  const metricCount = view.getUint16(hhea + 34)
  const glyphOf = readCharacterMap(view, offset('cmap'))
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    widthOf: (letter: string) =>
      view.getUint16(offset('hmtx') + 4 * Math.min(glyphOf(letter.charCodeAt(0)), metricCount - 1)) / em,
  }
}

/** Returns the byte offset of an entry in the font's table directory. */
const entry = (index: number) => 12 + 16 * index

function readTableOffsets(view: DataView): Map<string, number> {
  const tag = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)))
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => [
      tag(entry(index)),
      view.getUint32(entry(index) + 8),
    ]),
  )
}

/** Returns a function that finds the glyph of a character. It reads the cmap table in format 4, which every web font has. */
function readCharacterMap(view: DataView, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 4 + 8 * index + 4),
  )
  const map = subtables.find((at) => view.getUint16(at) === 4)
  if (map === undefined) throw new Error('The font has no character map of format 4')
  const segments = view.getUint16(map + 6) / 2
  return (code) => {
    const index = Array.from({ length: segments }, (_, segment) =>
      view.getUint16(map + 14 + 2 * segment),
    ).findIndex((end) => end >= code)
    const start = view.getUint16(map + 16 + 2 * segments + 2 * index)
    const delta = view.getUint16(map + 16 + 4 * segments + 2 * index)
    const rangeAt = map + 16 + 6 * segments + 2 * index
    const range = view.getUint16(rangeAt)
    if (start > code) return 0
    return range === 0 ? (code + delta) & 0xffff : view.getUint16(rangeAt + range + 2 * (code - start))
  }
}
