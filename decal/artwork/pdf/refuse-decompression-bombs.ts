import zlib from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFName,
  PDFRawStream,
  type PDFContext,
  type PDFDocument,
} from '@cantoo/pdf-lib'
import { ArtworkRefusedError } from '../artwork-refusals.ts'

// The maximum number of unpacked bytes, per stream and for all streams together.
const MAX_STREAM = 160e6
const MAX_UNPACKED = 320e6
// The number of bytes before a stream in which to look for its dictionary.
const DICTIONARY_SEARCH_BYTES = 1024

/**
 * Unpacks every deflated stream once to measure it, because PDF readers unpack object tables without a limit. Throws ArtworkRefusedError
 * `too-complex` for bombs: 160 MB in one stream, 320 MB in all, or an object table with unusual filters.
 */
export function refuseDecompressionBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let unpacked = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    let from = at + 6
    if (file[from] === 13) from += 1
    if (file[from] === 10) from += 1
    // Whether these two bytes start a deflated stream (RFC 1950): the method is 8, and the two bytes as a number are a multiple of 31.
    const isDeflated =
      ((file[from] ?? 0) & 15) === 8 && file.readUInt16BE(Math.min(from, file.length - 2)) % 31 === 0
    if (isDeflated) unpacked += inflatedSize(file.subarray(from))
    else if (isOddTable(file.toString('latin1', Math.max(0, at - DICTIONARY_SEARCH_BYTES), at)))
      throw new ArtworkRefusedError('too-complex')
    if (unpacked > MAX_UNPACKED) throw new ArtworkRefusedError('too-complex')
  }
}

/**
 * Whether the text before a stream declares an object stream or a cross-reference stream with unusual compression. The usual compression is
 * a single FlateDecode filter, or none.
 */
function isOddTable(before: string): boolean {
  const dict = before.slice(before.lastIndexOf('obj') + 3)
  const plain = dict
    .replaceAll(/%[^\r\n]*/g, ' ')
    .replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(String(hex), 16)))
  // A type that is an indirect reference can't be looked up yet, so the stream is treated as an object table.
  const isTable = /\/(?:ObjStm|XRef)\b|\/Type\s*\d/.test(plain)
  const isPlain = !plain.includes('/Filter') || /\/Filter\s*\[?\s*\/Fl(?:ateDecode)?\s*[\]/>]/.test(plain)
  return isTable && !isPlain
}

/**
 * Repeats the bomb check for every stream of an opened document, with the filters as PDF readers resolve them: chained, escaped or
 * indirect. Throws ArtworkRefusedError `too-complex`, also for streams that are compressed twice.
 */
export function refuseBombsInStreams(document: PDFDocument): void {
  let unpacked = 0
  for (const [, stream] of document.context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream)) continue
    unpacked += unpackedSize(stream)
    if (unpacked > MAX_UNPACKED) throw new ArtworkRefusedError('too-complex')
  }
}

const COMPRESSION_FILTERS = new Set(['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL'])
const TEXT_FILTERS = new Set(['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85'])
const MAX_FILTER_CHAIN = 4

/** Returns how many bytes a stream unpacks to. Image formats such as JPEG aren't unpacked. */
function unpackedSize(stream: PDFRawStream): number {
  const names = filtersOf(stream)
  const compressions = names.filter((name) => COMPRESSION_FILTERS.has(name)).length
  if (compressions > 1 || names.length > MAX_FILTER_CHAIN) throw new ArtworkRefusedError('too-complex')
  let bytes = stream.contents
  for (const name of names) {
    if (name.startsWith('Fl')) return inflatedSize(bytes)
    if (!COMPRESSION_FILTERS.has(name) && !TEXT_FILTERS.has(name)) break
    bytes = unfiltered(bytes, name, stream.dict.context)
  }
  return bytes.length
}

function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(PDFName.of('Filter'))
  const all = filter instanceof PDFArray ? filter.asArray().map((_, i) => filter.lookup(i)) : [filter]
  return all.flatMap((name) => (name instanceof PDFName ? [name.decodeText()] : []))
}

/** Undoes one compression filter of a stream. Damaged data is decoded as far as possible. */
function unfiltered(bytes: Uint8Array, name: string, context: PDFContext): Uint8Array {
  const dict = context.obj({ Filter: FILTER_NAMES_BY_ABBREVIATION[name] ?? name })
  try {
    const plain = decodePDFRawStream(PDFRawStream.of(dict, bytes)).getBytes(MAX_STREAM + 1)
    if (plain.length > MAX_STREAM) throw new ArtworkRefusedError('too-complex')
    return Uint8Array.from(plain)
  } catch (error) {
    if (error instanceof ArtworkRefusedError) throw error
    return new Uint8Array()
  }
}

const FILTER_NAMES_BY_ABBREVIATION: Readonly<Record<string, string>> = {
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
}

/** Returns the size of inflated data. Like PDF readers, ignores the checksum at the end. */
function inflatedSize(bytes: Uint8Array): number {
  try {
    return zlib.inflateRawSync(bytes.subarray(2), {
      maxOutputLength: MAX_STREAM,
      finishFlush: zlib.constants.Z_SYNC_FLUSH,
    }).length
  } catch (error) {
    const isBomb = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    if (isBomb) throw new ArtworkRefusedError('too-complex')
    return 0
  }
}
