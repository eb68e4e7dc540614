import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

type Entry = { name: string; bytes: Uint8Array }

const compress = promisify(deflateRaw)

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Names are UTF-8 (APPNOTE.TXT 4.4.4, bit 11). */
const FLAGS = 0x0800
const DEFLATE = 8
/** 1 January 1980, the first day that a ZIP knows: the same files are the same bytes. */
const DAY_ONE = 0x0021

/** The files as one ZIP (PKWARE APPNOTE.TXT), deflated. For what fits into memory: no entry and no archive over 4 GB. */
export async function writeZip(entries: readonly Entry[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const packed = await compress(bytes)
    const path = Buffer.from(name)
    const facts = factsOf(bytes, packed.length, path.length)
    parts.push(Buffer.concat([uint32(LOCAL_HEADER), facts, uint16(0), path, packed]))
    directory.push(
      Buffer.concat([
        uint32(CENTRAL_HEADER),
        uint16(VERSION),
        facts,
        // No extra field, no comment, first disk, no attributes inside or outside.
        Buffer.alloc(12),
        uint32(offset),
        path,
      ]),
    )
    offset += parts.at(-1)?.length ?? 0
  }
  const listing = Buffer.concat(directory)
  const count = uint16(entries.length)
  const end = [uint32(END), Buffer.alloc(4), count, count, uint32(listing.length), uint32(offset), uint16(0)]
  return new Uint8Array(Buffer.concat([...parts, listing, ...end]))
}

/** What both headers of an entry say, up to the length of its name. */
function factsOf(bytes: Uint8Array, packedLength: number, nameLength: number): Buffer {
  return Buffer.concat([
    ...[VERSION, FLAGS, DEFLATE, 0, DAY_ONE].map(uint16),
    ...[crc32(bytes), packedLength, bytes.length].map(uint32),
    uint16(nameLength),
  ])
}

function uint16(n: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeUInt16LE(n)
  return buffer
}

function uint32(n: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(n >>> 0)
  return buffer
}
