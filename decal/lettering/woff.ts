import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 44
const DIRECTORY_ENTRY = 20

/** Unpacks the OpenType file inside a WOFF 1.0 file (https://www.w3.org/TR/WOFF/). Throws if the file is not WOFF 1. */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (from.getUint32(0) !== 0x774f4646) throw new Error('not a WOFF 1 file')
  const count = from.getUint16(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const at = HEADER_BYTES + i * DIRECTORY_ENTRY
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((skip) => from.getUint32(at + skip))
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return { tag: tag ?? 0, checksum: checksum ?? 0, bytes: packed === length ? bytes : inflateSync(bytes) }
  })
  return assemble(from.getUint32(4), tables)
}

const padded = (n: number): number => (n + 3) & ~3

function assemble(
  flavour: number,
  tables: { tag: number; checksum: number; bytes: Uint8Array }[],
): Uint8Array {
  let offset = 12 + tables.length * 16
  const out = new Uint8Array(offset + tables.reduce((sum, table) => sum + padded(table.bytes.length), 0))
  const to = new DataView(out.buffer)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  to.setUint32(0, flavour)
  to.setUint16(4, tables.length)
  to.setUint16(6, power * 16)
  to.setUint16(8, Math.log2(power))
  to.setUint16(10, (tables.length - power) * 16)
  tables.forEach((table, i) => {
    const entry = [table.tag, table.checksum, offset, table.bytes.length]
    entry.forEach((value, k) => to.setUint32(12 + i * 16 + k * 4, value))
    out.set(table.bytes, offset)
    offset += padded(table.bytes.length)
  })
  return out
}
