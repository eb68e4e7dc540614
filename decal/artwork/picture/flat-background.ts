import type { Colour } from '../../colour.ts'
import { convertToOklab, type OklabColour } from './oklab.ts'
import type { Pixels } from './pixels.ts'

/**
 * The default tolerance, in hundredths of OKLab. It is added to the colour variation along the picture's edges; a pixel whose colour is
 * within the sum belongs to the background.
 */
export const DEFAULT_BACKGROUND_TOLERANCE = 9
// The largest share of the picture's edge that the artwork may touch.
const EDGE_ARTWORK = 0.2
// The maximum colour variation along the picture's edges, in hundredths of OKLab. If it is larger, the picture has no flat background.
const MAX_SPREAD = 12

/** A flat background: its colour, and a mask that is 255 where the picture is kept and 0 where it is removed. */
export type FlatBackground = { colour: Colour; kept: Uint8Array }

/**
 * Finds the flat background of an opaque picture by a flood fill from its edges; null if the edges vary too much. Unless `keepInside` is
 * set, areas of the background's colour inside the artwork are removed too.
 */
export function findFlatBackground(
  pixels: Pixels,
  tolerance: number,
  keepInside: boolean,
): FlatBackground | null {
  const edge = edgeOf(pixels)
  const { colour, lab } = medianColour(pixels, edge)
  const away = distanceFrom(pixels, lab)
  const distances = Float64Array.from(edge, away).sort()
  const spread = distances[Math.floor(distances.length * (1 - EDGE_ARTWORK))] ?? Infinity
  if (spread > MAX_SPREAD) return null
  const limit = tolerance + spread
  const kept = flooded(pixels, edge, (i) => away(i) <= limit)
  if (!keepInside) for (let i = 0; i < kept.length; i += 1) if (kept[i] && away(i) <= limit) kept[i] = 0
  return { colour, kept }
}

function edgeOf({ width, height }: Pixels): Int32Array {
  const edge: number[] = []
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y += 1) edge.push(y * width, y * width + width - 1)
  return Int32Array.from(edge)
}

function medianColour({ data }: Pixels, edge: Int32Array): { colour: Colour; lab: OklabColour } {
  const median = (channel: number): number =>
    Uint8Array.from(edge, (i) => data[i * 4 + channel] ?? 0).sort()[edge.length >> 1] ?? 0
  const [r, g, b] = [median(0), median(1), median(2)]
  const hex = [r, g, b].map((c) => c.toString(16).padStart(2, '0')).join('')
  return { colour: `#${hex}`, lab: convertToOklab(r, g, b) }
}

/**
 * The cache index of a colour consists of this many low bits of each channel. Neighbouring pixels in a noisy area differ in their low bits,
 * so they don't overwrite each other's cache entries.
 */
const BITS = 5

/** Returns a function that measures a pixel's colour distance from the given colour, with a cache by colour. */
function distanceFrom({ data }: Pixels, [l, a, b]: OklabColour): (i: number) => number {
  const low = (1 << BITS) - 1
  const colours = new Int32Array(1 << (3 * BITS)).fill(-1)
  const distances = new Float64Array(colours.length)
  return (i) => {
    const [red, green, blue] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0]
    const colour = (red << 16) | (green << 8) | blue
    const place = ((red & low) << (2 * BITS)) | ((green & low) << BITS) | (blue & low)
    if (colours[place] !== colour) {
      const lab = convertToOklab(red, green, blue)
      colours[place] = colour
      distances[place] = Math.hypot(lab[0] - l, lab[1] - a, lab[2] - b)
    }
    return distances[place] ?? 0
  }
}

/**
 * Returns a mask that is 0 for pixels reached by a flood fill from the edge, and 255 for all others. `passes` says which pixels the fill
 * may enter.
 */
function flooded({ width, height }: Pixels, edge: Int32Array, passes: (i: number) => boolean): Uint8Array {
  const kept = new Uint8Array(width * height).fill(255)
  const isOpen = (i: number): boolean => kept[i] !== 0 && passes(i)
  const waiting: number[] = []
  /** Queues the first pixel of every run of fillable pixels in a part of a row. */
  const addRuns = (from: number, to: number): void => {
    let wasOpen = false
    for (let i = from; i <= to; i += 1) {
      const open = isOpen(i)
      if (open && !wasOpen) waiting.push(i)
      wasOpen = open
    }
  }
  // Fills whole runs along the rows, so each pixel is visited half as often as in a fill from pixel to pixel.
  const fillFrom = (start: number): void => {
    if (!isOpen(start)) return
    const row = start - (start % width)
    let [left, right] = [start, start]
    while (left > row && isOpen(left - 1)) left -= 1
    while (right < row + width - 1 && isOpen(right + 1)) right += 1
    kept.fill(0, left, right + 1)
    if (row > 0) addRuns(left - width, right - width)
    if (row < width * (height - 1)) addRuns(left + width, right + width)
  }
  for (const start of edge) {
    fillFrom(start)
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) fillFrom(next)
  }
  return kept
}
