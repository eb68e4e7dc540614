import zlib from 'node:zlib'
import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import { Refused } from '../refusals.ts'

// Unpacked sizes, in bytes: a page's drawing, one stream of any kind, and all streams together.
const MOST_CONTENT = 32e6
const MOST_STREAM = 160e6
const MOST_UNPACKED = 320e6

/** The bytes of a content stream; null where it is packed in a way we do not look into. */
export function contentBytes(stream: PDFRawStream): Uint8Array | null {
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  if (filter === undefined) return stream.contents
  if (!isPlainFlate(filter) || stream.dict.has(PDFName.of('DecodeParms'))) return null
  try {
    return inflated(stream.contents, MOST_CONTENT)
  } catch {
    return null
  }
}

function isPlainFlate(filter: PDFObject): boolean {
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  return only === PDFName.of('FlateDecode') || only === PDFName.of('Fl')
}

function inflated(bytes: Uint8Array, most: number): Uint8Array {
  return zlib.inflateSync(bytes, { maxOutputLength: most, finishFlush: zlib.constants.Z_SYNC_FLUSH })
}

/** A stream with other bytes, not packed. */
export function repacked(stream: PDFRawStream, bytes: Uint8Array): PDFRawStream {
  const dict = PDFDict.fromMapWithContext(new Map(stream.dict.asMap()), stream.dict.context)
  for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(PDFName.of(key))
  return PDFRawStream.of(dict, bytes)
}

/**
 * Unpacks every deflated stream once, before any PDF reader does so without a limit. Throws Refused
 * `too-complex` for bombs: 160 MB in one stream, 320 MB in all, or streams packed twice.
 */
export function refuseBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (/\/Fl(?:ateDecode)?\s*\/Fl(?:ateDecode)?\b/.test(file.toString('latin1')))
    throw new Refused('too-complex')
  let unpacked = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    let from = at + 6
    if (file[from] === 13) from += 1
    if (file[from] === 10) from += 1
    // The first byte of a deflated stream (RFC 1950): method 8, and the pair is a multiple of 31.
    const isDeflated =
      ((file[from] ?? 0) & 15) === 8 && file.readUInt16BE(Math.min(from, file.length - 2)) % 31 === 0
    if (!isDeflated) continue
    unpacked += unpackedSize(file.subarray(from))
    if (unpacked > MOST_UNPACKED) throw new Refused('too-complex')
  }
}

function unpackedSize(bytes: Uint8Array): number {
  try {
    return inflated(bytes, MOST_STREAM).length
  } catch (error) {
    const isBomb = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    if (isBomb) throw new Refused('too-complex')
    return 0
  }
}
