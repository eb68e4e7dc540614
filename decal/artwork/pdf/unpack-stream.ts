import zlib from 'node:zlib'
import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'

// The maximum number of bytes that a stream may unpack to.
const MAX_CONTENT = 32e6

/** Returns the bytes of a content stream; null if its compression filter isn't supported. */
export function unpackStream(stream: PDFRawStream): Uint8Array | null {
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  if (filter === undefined) return stream.contents
  if (!isPlainFlate(filter) || stream.dict.has(PDFName.of('DecodeParms'))) return null
  try {
    return inflated(stream.contents, MAX_CONTENT)
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

/** Returns an uncompressed copy of a stream with other content. */
export function repackStream(stream: PDFRawStream, bytes: Uint8Array): PDFRawStream {
  const dict = PDFDict.fromMapWithContext(new Map(stream.dict.asMap()), stream.dict.context)
  for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(PDFName.of(key))
  return PDFRawStream.of(dict, bytes)
}
