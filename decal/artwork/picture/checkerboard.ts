import type { Pixels } from './pixels.ts'

// Share of a line that must be grey, the least and greatest step between its two greys, and the darkest of them.
const GREY_SHARE = 0.95
const STEP = { least: 8, most: 110 }
const DARKEST = 90
const GREYISH = 12
// A square is this many pixels at least, a line has so many of them, and most are of one size.
const LEAST_SQUARE = 3
const LEAST_RUNS = 8
const ALIKE = 0.8

/**
 * Whether the checkerboard by which programs show transparency is painted in an opaque picture: light greys that take turns in
 * squares along its upper and its left edge.
 */
export function hasCheckerboard({ data, width, height }: Pixels): boolean {
  const inset = Math.min(2, Math.floor(Math.min(width, height) / 4))
  const across = squareAlong(data, width, (i) => inset * width + i)
  const down = squareAlong(data, height, (i) => i * width + inset)
  return across !== null && down !== null && Math.abs(across - down) <= 1 + 0.2 * across
}

/** The usual size of the squares along a line of pixels; null where there are none. */
function squareAlong(data: Uint8Array, length: number, at: (i: number) => number): number | null {
  const greys: number[] = []
  for (let i = 0; i < length; i += 1) {
    const [r, g, b] = [0, 1, 2].map((k) => data[at(i) * 4 + k] ?? 0)
    const channels = [r ?? 0, g ?? 0, b ?? 0]
    if (Math.max(...channels) - Math.min(...channels) <= GREYISH) greys.push(g ?? 0)
  }
  if (greys.length < length * GREY_SHARE) return null
  const sorted = greys.toSorted((a, b) => a - b)
  const [dark, light] = [
    sorted[Math.floor(sorted.length * 0.1)] ?? 0,
    sorted[Math.floor(sorted.length * 0.9)] ?? 0,
  ]
  if (dark < DARKEST || light - dark < STEP.least || light - dark > STEP.most) return null
  // The last square may be cut off by the edge, and the first one too.
  const runs = runsOf(greys.map((grey) => grey > (dark + light) / 2)).slice(1, -1)
  if (runs.length < LEAST_RUNS) return null
  const usual = runs.toSorted((a, b) => a - b)[runs.length >> 1] ?? 0
  const alike = runs.filter((run) => Math.abs(run - usual) <= 1 + 0.15 * usual)
  return usual >= LEAST_SQUARE && alike.length >= runs.length * ALIKE ? usual : null
}

function runsOf(values: readonly boolean[]): number[] {
  const runs: number[] = []
  values.forEach((value, i) => {
    if (i > 0 && value === values[i - 1]) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else runs.push(1)
  })
  return runs
}
