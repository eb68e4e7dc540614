import type { Pixels } from './pixels.ts'

// The minimum and maximum difference between the two greys of a checkerboard (0 to 255).
const GREY_DIFFERENCE = { least: 8, most: 110 }
// The minimum lightness of a grey in a checkerboard (0 to 255).
const MIN_GREY = 90
// The maximum difference between the colour channels of a grey (0 to 255).
const MAX_GREY_CHROMA = 12
// The minimum side of a checkerboard's square in pixels.
const MIN_SQUARE_PX = 3
// The minimum number of squares in a row of a checkerboard.
const MIN_RUNS = 8
// The minimum share of squares whose neighbour in the next row has the other grey.
const MIN_ALTERNATING_SHARE = 0.9
// The distances from an edge at which to look for squares, as shares of the picture. There are several, because the artwork may reach the
// edge or leave a margin.
const INSETS = [0.004, 0.02, 0.045, 0.08, 0.13]

/**
 * A line of pixels in a picture. The function `at` returns the index of a pixel; null outside the picture. Its parameter `along` is the
 * distance from the start of the line, and `beside` the distance from the line to its side, in pixels.
 */
type Line = { length: number; at: (along: number, beside: number) => number | null }

/**
 * Whether an opaque picture contains a checkerboard, the pattern by which programs display transparency: light greys that alternate in
 * squares near an edge.
 */
export function hasCheckerboard({ data, width, height }: Pixels): boolean {
  const place = (x: number, y: number): number | null =>
    x >= 0 && y >= 0 && x < width && y < height ? y * width + x : null
  return INSETS.flatMap((share) => [share, 1 - share]).some((share) => {
    const [row, column] = [Math.floor(height * share), Math.floor(width * share)]
    const across: Line = { length: width, at: (along, beside) => place(along, row + beside) }
    const down: Line = { length: height, at: (along, beside) => place(column + beside, along) }
    return [across, down].some((line) => hasSquares(data, line))
  })
}

function hasSquares(data: Uint8Array, line: Line): boolean {
  const greys = Array.from({ length: line.length }, (_, along) => greyAt(data, line.at(along, 0)))
  const middle = middleOf(greys)
  if (middle === null) return false
  const isLight = (along: number, beside: number): boolean | null => {
    const grey = greyAt(data, line.at(along, beside))
    return grey === null ? null : grey > middle
  }
  const squares = squaresIn(greys.map((grey) => (grey === null ? null : grey > middle)))
  if (squares === null) return false
  // In a checkerboard, the two greys are swapped in the next row of squares. Only one of the two neighbouring rows has to match, because
  // the picture may end on the other side.
  return [squares.size, -squares.size].some((beside) => {
    const turned = squares.centres.filter((along) => isLight(along, beside) === !isLight(along, 0))
    return turned.length >= squares.centres.length * MIN_ALTERNATING_SHARE
  })
}

/** Returns the lightness of a grey pixel. Null if the pixel is coloured, or too dark for a checkerboard. */
function greyAt(data: Uint8Array, pixel: number | null): number | null {
  if (pixel === null) return null
  const [r = 0, g = 0, b = 0] = data.subarray(pixel * 4, pixel * 4 + 3)
  return Math.max(r, g, b) - Math.min(r, g, b) <= MAX_GREY_CHROMA && g >= MIN_GREY ? g : null
}

/** Returns the threshold between the two greys along a line; null if their difference is too small or too large for a checkerboard. */
function middleOf(greys: readonly (number | null)[]): number | null {
  const sorted = greys.filter((grey) => grey !== null).toSorted((a, b) => a - b)
  const [dark, light] = [0.1, 0.9].map((share) => sorted[Math.floor(sorted.length * share)] ?? 0)
  const step = (light ?? 0) - (dark ?? 0)
  return step < GREY_DIFFERENCE.least || step > GREY_DIFFERENCE.most ? null : ((dark ?? 0) + (light ?? 0)) / 2
}

/** Returns the centres of the longest row of squares of one size along a line; null if there are too few. */
function squaresIn(values: readonly (boolean | null)[]): { size: number; centres: number[] } | null {
  let longest: number[] = []
  let row: number[] = []
  let size = 0
  for (const { value, from, length } of runsOf(values)) {
    const goesOn = value !== null && row.length > 0 && Math.abs(length - size) <= 1 + 0.15 * size
    if (!goesOn) row = []
    if (row.length === 0) size = length
    if (value !== null && length >= MIN_SQUARE_PX) row = [...row, from + (length >> 1)]
    if (row.length > longest.length) longest = row
  }
  const [first = 0] = longest
  const last = longest.at(-1) ?? 0
  if (longest.length < MIN_RUNS) return null
  return { size: Math.round((last - first) / (longest.length - 1)), centres: longest }
}

function runsOf<T>(values: readonly T[]): { value: T; from: number; length: number }[] {
  const runs: { value: T; from: number; length: number }[] = []
  values.forEach((value, from) => {
    const last = runs.at(-1)
    if (last && last.value === value) last.length += 1
    else runs.push({ value, from, length: 1 })
  })
  return runs
}
