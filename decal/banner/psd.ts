import type { Pixels } from '../artwork/picture/pixels.ts'
import { MAX_PRINT_PIXELS } from '../artwork/limits.ts'

/** A Photoshop file's header. */
export type PsdHeader = { width: number; height: number; channels: number; depth: number; mode: number }

const HEAD_BYTES = 26
const MODES = { grey: 1, rgb: 3, cmyk: 4 } as const
const INKS: Readonly<Record<number, number>> = { [MODES.grey]: 1, [MODES.rgb]: 3, [MODES.cmyk]: 4 }
/** The resource that records whether the file contains a flattened picture. */
const VERSION_INFO = 0x0421

/**
 * Reads the header (Adobe Photoshop File Formats Specification, "File Header Section"). Null if the file isn't a Photoshop file, or has the
 * large format (PSB).
 */
export function readPsdHeader(bytes: Uint8Array): PsdHeader | null {
  if (bytes.length < HEAD_BYTES || Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== '8BPS')
    return null
  const view = viewOf(bytes)
  if (view.getUint16(4) !== 1) return null
  return {
    channels: view.getUint16(12),
    height: view.getUint32(14),
    width: view.getUint32(18),
    depth: view.getUint16(22),
    mode: view.getUint16(24),
  }
}

/**
 * Reads the flattened picture that Photoshop stores beside the layers ("Maximize Compatibility"). Null if it is missing, damaged or too
 * large, or if it isn't an 8-bit picture in grey, RGB or CMYK. CMYK is converted to RGB by arithmetic, without a profile.
 */
export function readPsdPicture(bytes: Uint8Array): Pixels | null {
  const head = readPsdHeader(bytes)
  const inks = head && INKS[head.mode]
  if (!head || !inks || head.depth !== 8 || head.channels < inks || head.width < 1 || head.height < 1)
    return null
  if (head.width * head.height > MAX_PRINT_PIXELS) return null
  try {
    const planes = readPlanes(bytes, head, inks)
    return planes && toRgba(planes, head)
  } catch (error) {
    // A RangeError means that a length points beyond the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function readPlanes(bytes: Uint8Array, head: PsdHeader, inks: number): Uint8Array[] | null {
  const view = viewOf(bytes)
  const resources = HEAD_BYTES + 4 + view.getUint32(HEAD_BYTES)
  const layers = resources + 4 + view.getUint32(resources)
  if (!hasMergedPicture(bytes.subarray(resources + 4, layers))) return null
  const at = layers + 4 + view.getUint32(layers)
  const packing = view.getUint16(at)
  const size = head.width * head.height
  if (packing === 0) {
    const planes = Array.from({ length: inks }, (_, i) =>
      bytes.subarray(at + 2 + i * size, at + 2 + (i + 1) * size),
    )
    return planes.every(({ length }) => length === size) ? planes : null
  }
  return packing === 1 ? unpackRows(bytes, at + 2, head, inks) : null
}

/**
 * Whether the file contains a flattened picture, according to the VERSION_INFO resource. A resource is "8BIM", a number, a name of even
 * length, and data of even length. Old files lack this resource, but always contain the picture.
 */
function hasMergedPicture(resources: Uint8Array): boolean {
  const view = viewOf(resources)
  for (let at = 0; at + 12 <= resources.length;) {
    const name = (resources[at + 6] ?? 0) + 1
    const sizeAt = at + 6 + name + (name % 2)
    const size = view.getUint32(sizeAt)
    if (view.getUint16(at + 4) === VERSION_INFO) return resources[sizeAt + 8] !== 0
    at = sizeAt + 4 + size + (size % 2)
  }
  return true
}

/** Unpacks rows compressed with PackBits. The lengths of all rows of all channels come first. */
function unpackRows(bytes: Uint8Array, from: number, head: PsdHeader, inks: number): Uint8Array[] | null {
  const { width, height, channels } = head
  const view = viewOf(bytes)
  let at = from + 2 * channels * height
  const planes: Uint8Array[] = []
  for (let channel = 0; channel < inks; channel += 1) {
    const plane = new Uint8Array(width * height)
    for (let row = 0; row < height; row += 1) {
      const length = view.getUint16(from + 2 * (channel * height + row))
      if (at + length > bytes.length) return null
      unpackRow(bytes.subarray(at, at + length), plane.subarray(row * width, (row + 1) * width))
      at += length
    }
    planes.push(plane)
  }
  return planes
}

function unpackRow(packed: Uint8Array, row: Uint8Array): void {
  let to = 0
  for (let at = 0; at < packed.length && to < row.length;) {
    const count = packed[at] ?? 0
    at += 1
    if (count < 128) {
      row.set(packed.subarray(at, at + Math.min(count + 1, row.length - to)), to)
      at += count + 1
      to += count + 1
    } else if (count > 128) {
      row.fill(packed[at] ?? 0, to, to + 257 - count)
      at += 1
      to += 257 - count
    }
  }
}

function toRgba(planes: readonly Uint8Array[], { width, height, mode }: PsdHeader): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255)
  const [a, b, c, black] = planes
  for (let i = 0; i < width * height; i += 1) {
    // Photoshop stores inks inverted, so 255 means no ink.
    const light = mode === MODES.cmyk ? (black?.[i] ?? 255) / 255 : 1
    data[i * 4] = (a?.[i] ?? 0) * light
    data[i * 4 + 1] = ((mode === MODES.grey ? a : b)?.[i] ?? 0) * light
    data[i * 4 + 2] = ((mode === MODES.grey ? a : c)?.[i] ?? 0) * light
  }
  return { data, width, height }
}
