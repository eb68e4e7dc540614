import { z } from 'zod'

/**
 * The size of one piece when cut, in mm. The size is given as the longest side, the width, the box into which the piece must fit, or the
 * height of the capitals.
 */
export const pieceSizeSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('longest-side'), mm: z.number() }),
  z.object({ by: z.literal('width'), mm: z.number() }),
  z.object({ by: z.literal('cap'), mm: z.number() }),
  z.object({ by: z.literal('box'), widthMm: z.number(), heightMm: z.number() }),
])

export type PieceSize = z.infer<typeof pieceSizeSchema>

export type PieceSizeAndCount = { size: PieceSize; pieces: number }

const MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, ft: 304.8 }
const ONE_SIDE = /^(\d+(?:\.\d+)?) ?(mm|cm|in|ft)(?: (across|wide))?$/
const TWO_SIDES = /^(\d+(?:\.\d+)?) ?(?:x|×) ?(\d+(?:\.\d+)?) ?(mm|cm|in|ft)$/
const COUNTED = /^(?:set|pack|roll) of (\d{1,5})$/
const PIECES = /^(\d{1,5})(?: (?:labels|seals|stickers|decals))?$/

/**
 * Parses a size as catalogues write it: "4 in" (the longest side), "24 in wide", "11 x 3 in" (a box). A number of pieces may follow: "3 in,
 * set of 10", "12 x 24 in, pair". Null for any other text.
 */
export function parsePieceSize(text: string): PieceSizeAndCount | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [first = '', counted, ...more] = plain.split(',').map((part) => part.trim())
  const size = parseSize(first)
  const pieces = counted === undefined ? 1 : parsePieceCount(counted)
  return size && pieces !== null && more.length === 0 ? { size, pieces } : null
}

function parseSize(text: string): PieceSize | null {
  const [, a, b, sides] = TWO_SIDES.exec(text) ?? []
  if (a !== undefined && b !== undefined) {
    const unit = MM[sides ?? ''] ?? Number.NaN
    return whole({ by: 'box', widthMm: millimetresOf(a, unit), heightMm: millimetresOf(b, unit) })
  }
  const [, side, unit, measured] = ONE_SIDE.exec(text) ?? []
  if (side === undefined) return null
  const mm = millimetresOf(side, MM[unit ?? ''] ?? Number.NaN)
  return whole({ by: measured === 'wide' ? 'width' : 'longest-side', mm })
}

// Converts to mm, rounded to hundredths: "1.5 in" is 38.1 mm.
const millimetresOf = (number: string, unit: number): number => Math.round(Number(number) * unit * 100) / 100

const whole = (size: PieceSize): PieceSize | null =>
  ('mm' in size ? size.mm : Math.min(size.widthMm, size.heightMm)) > 0 ? size : null

/** Parses how many equal pieces an item has: "Pair", "Set of 4", "Pack of 10", "12 labels", "500". Null for any other text. */
export function parsePieceCount(text: string): number | null {
  const plain = text.toLowerCase().trim()
  if (plain === 'single') return 1
  if (plain === 'pair') return 2
  const number = Number((COUNTED.exec(plain) ?? PIECES.exec(plain))?.[1])
  return number >= 1 ? number : null
}

/** Returns how wide a decal must be to have the requested size. Its proportions don't change. */
export function computeDecalWidth(
  size: PieceSize,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): number {
  if (size.by === 'width') return size.mm
  // If the height of the capitals is given, the lettering has already been drawn in its final size.
  if (size.by === 'cap') return widthMm
  if (size.by === 'longest-side') return widthMm >= heightMm ? size.mm : (size.mm * widthMm) / heightMm
  return Math.min(size.widthMm, (size.heightMm * widthMm) / heightMm)
}

/**
 * Returns the first size in an option's values, as catalogues write them: "250, 2 in", "4 x 8 ft, one side". Null if no value contains a
 * size.
 */
export function findPieceSize(values: readonly string[]): PieceSize | null {
  for (const part of values.flatMap((value) => value.split(','))) {
    const read = parsePieceSize(part)
    if (read) return read.size
  }
  return null
}
