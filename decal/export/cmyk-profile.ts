import { deflateSync } from 'node:zlib'

// The number of nodes per side of the colour tables. With 11, interpolated colours are off by at most 1.5 of 255 (cmyk-profile.test.ts).
const CMYK_NODES = 11
const LAB_NODES = 17
const D50 = [0.9642, 1, 0.8249] as const
// Matrices from linear sRGB to XYZ, adapted to D50 (Bradford), and back.
const TO_XYZ = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
] as const
const FROM_XYZ = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const

type Triple = readonly [number, number, number]

let built: Buffer | null = null

/**
 * Builds an ICC profile (version 2.4, CMYK to Lab) for inks that `separateColour` computed. The profile doesn't describe a real press: it
 * maps these inks back to the screen colours. A RIP that converts from this profile to the profile of its press therefore prints the
 * colours that the screen shows.
 */
export function buildCmykProfile(): Buffer {
  return (built ??= buildProfile())
}

/** Returns the CMYK profile, deflated for a PDF. */
export const deflateCmykProfile = (): Uint8Array => deflateSync(buildCmykProfile(), { level: 9 })

function buildProfile(): Buffer {
  const [toLab, fromLab] = [cmykToLab(), labToCmyk()]
  const tags: [string, Buffer][] = [
    ['desc', description('Separated sRGB (full grey component replacement)')],
    ['cprt', Buffer.from('text\0\0\0\0MIT licence, no copyright claimed on the profile data\0', 'latin1')],
    ['wtpt', Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), fixed(D50)])],
    ['A2B0', toLab],
    ['A2B1', toLab],
    ['A2B2', toLab],
    ['B2A0', fromLab],
    ['B2A1', fromLab],
    ['B2A2', fromLab],
    ['gamt', table([3, 1, 2], () => [0])],
  ]
  const head = 128 + 4 + 12 * tags.length
  const places = new Map<Buffer, number>()
  const bodies: Buffer[] = []
  let at = head
  for (const [, body] of tags) {
    if (places.has(body)) continue
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    places.set(body, at)
    bodies.push(padded)
    at += padded.length
  }
  const directory = Buffer.alloc(4 + 12 * tags.length)
  directory.writeUInt32BE(tags.length, 0)
  for (const [i, [name, body]] of tags.entries()) {
    directory.write(name, 4 + 12 * i, 'latin1')
    directory.writeUInt32BE(places.get(body) ?? 0, 8 + 12 * i)
    directory.writeUInt32BE(body.length, 12 + 12 * i)
  }
  return Buffer.concat([header(at), directory, ...bodies])
}

/** Writes the header (ICC.1:2001-04, 6.1). The date is fixed, so that the same profile gives the same bytes. */
function header(size: number): Buffer {
  const head = Buffer.alloc(128)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(0x02_40_00_00, 8)
  head.write('prtrCMYKLab ', 12, 'latin1')
  for (const [i, part] of [2026, 1, 1].entries()) head.writeUInt16BE(part, 24 + 2 * i)
  head.write('acsp', 36, 'latin1')
  head.writeUInt32BE(1, 64)
  fixed(D50).copy(head, 68)
  return head
}

function fixed(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length)
  for (const [i, n] of numbers.entries()) bytes.writeInt32BE(Math.round(n * 65_536), 4 * i)
  return bytes
}

function description(text: string): Buffer {
  const bytes = Buffer.alloc(12 + text.length + 1 + 8 + 3 + 67)
  bytes.write('desc', 0, 'latin1')
  bytes.writeUInt32BE(text.length + 1, 8)
  bytes.write(text, 12, 'latin1')
  return bytes
}

/**
 * Writes a lut16 table (6.5.8): identity curves around a colour table, in which the first input changes slowest. `nodes` is the number of
 * values on each side of the colour table.
 */
function table(
  [inputs, outputs, nodes]: Triple,
  valueAt: (shares: readonly number[]) => readonly number[],
): Buffer {
  const head = Buffer.alloc(52)
  head.write('mft2', 0, 'latin1')
  for (const [i, n] of [inputs, outputs, nodes].entries()) head.writeUInt8(n, 8 + i)
  fixed([1, 0, 0, 0, 1, 0, 0, 0, 1]).copy(head, 12)
  head.writeUInt16BE(2, 48)
  head.writeUInt16BE(2, 50)
  const count = nodes ** inputs
  const body = Buffer.alloc(2 * count * outputs)
  for (let i = 0; i < count; i += 1) {
    const shares = Array.from(
      { length: inputs },
      (_, k) => (Math.floor(i / nodes ** (inputs - 1 - k)) % nodes) / (nodes - 1),
    )
    for (const [k, value] of valueAt(shares).entries())
      body.writeUInt16BE(Math.min(65_535, Math.max(0, Math.round(value))), 2 * (i * outputs + k))
  }
  const straight = (channels: number): Buffer => Buffer.from('0000ffff'.repeat(channels), 'hex')
  return Buffer.concat([head, straight(inputs), body, straight(outputs)])
}

function cmykToLab(): Buffer {
  return table([4, 3, CMYK_NODES], ([c = 0, m = 0, y = 0, k = 0]) => {
    const [lightness, a, b] = labOf([(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)])
    return [(lightness / 100) * 65_280, (a + 128) * 256, (b + 128) * 256]
  })
}

function labToCmyk(): Buffer {
  return table([3, 4, LAB_NODES], ([lightness = 0, a = 0, b = 0]) => {
    const lab = [
      (lightness * 65_535 * 100) / 65_280,
      (a * 65_535) / 256 - 128,
      (b * 65_535) / 256 - 128,
    ] as const
    const rgb = srgbOf(lab)
    const light = Math.max(...rgb)
    const inks = light === 0 ? [0, 0, 0, 1] : [...rgb.map((channel) => 1 - channel / light), 1 - light]
    return inks.map((ink) => ink * 65_535)
  })
}

function labOf(srgb: Triple): Triple {
  const linear = srgb.map((s) => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4))
  const [x = 0, y = 0, z = 0] = multiplied(TO_XYZ, linear).map((n, i) => {
    const t = n / (D50[i] ?? 1)
    return t > 216 / 24_389 ? Math.cbrt(t) : ((24_389 / 27) * t + 16) / 116
  })
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function srgbOf([lightness, a, b]: Triple): Triple {
  const y = (lightness + 16) / 116
  const xyz = [y + a / 500, y, y - b / 200].map((t, i) => {
    const n = t > 6 / 29 ? t ** 3 : (116 * t - 16) * (27 / 24_389)
    return n * (D50[i] ?? 1)
  })
  const [red = 0, green = 0, blue = 0] = multiplied(FROM_XYZ, xyz).map((n) => {
    const linear = Math.min(1, Math.max(0, n))
    return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  })
  return [red, green, blue]
}

const multiplied = (matrix: readonly Triple[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, n, i) => sum + n * (vector[i] ?? 0), 0))
