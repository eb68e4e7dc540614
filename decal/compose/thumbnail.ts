import type { Colour } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { measureBox, type Shape } from '../geometry/shape.ts'

const SIDE_PX = 24
// The number of samples along each side of a pixel.
const SAMPLES_PER_PIXEL = 3
const SIDE_SAMPLES = SIDE_PX * SAMPLES_PER_PIXEL

/** A picture of 24 × 24 pixels (red, green and blue), with the share of the decal that each colour covers. */
export type Thumbnail = { pixels: Float64Array; shares: ReadonlyMap<Colour, number> }

/** Draws a small picture of a decal on white, to compare decals and to name their colours. */
export function drawThumbnail(drawing: Drawing): Thumbnail {
  const cells: (Colour | null)[] = Array.from({ length: SIDE_SAMPLES * SIDE_SAMPLES }, () => null)
  const box = measureBox(drawing.contour)
  const cell = Math.max(box.width, box.height) / SIDE_SAMPLES
  const origin = { x: box.cx - (SIDE_SAMPLES / 2) * cell, y: box.cy - (SIDE_SAMPLES / 2) * cell, cell }
  fill(cells, drawing.border, drawing.contour, origin)
  for (const layer of drawing.layers) fill(cells, layer.fill, layer.shape, origin)
  return { pixels: averaged(cells), shares: sharesOf(cells) }
}

/** Paints the cells whose centre is inside the shape (nonzero winding), row by row. */
function fill(
  cells: (Colour | null)[],
  colour: Colour,
  shape: Shape,
  { x, y, cell }: { x: number; y: number; cell: number },
): void {
  const crossings: { at: number; turn: number }[][] = Array.from({ length: SIDE_SAMPLES }, () => [])
  for (const ring of shape) {
    let a = ring.at(-1)
    for (const b of ring) {
      if (a && a.y !== b.y) {
        const [from, to] = [(Math.min(a.y, b.y) - y) / cell - 0.5, (Math.max(a.y, b.y) - y) / cell - 0.5]
        for (let row = Math.max(0, Math.ceil(from)); row < to && row < SIDE_SAMPLES; row += 1) {
          const level = y + (row + 0.5) * cell
          crossings[row]?.push({
            at: a.x + ((level - a.y) / (b.y - a.y)) * (b.x - a.x),
            turn: b.y > a.y ? 1 : -1,
          })
        }
      }
      a = b
    }
  }
  for (const [row, list] of crossings.entries()) {
    let winding = 0
    let from = 0
    for (const { at, turn } of list.toSorted((p, q) => p.at - q.at)) {
      if (winding !== 0) paint(cells, colour, row, (from - x) / cell, (at - x) / cell)
      winding += turn
      from = at
    }
  }
}

function paint(cells: (Colour | null)[], colour: Colour, row: number, from: number, to: number): void {
  for (
    let column = Math.max(0, Math.ceil(from - 0.5));
    column + 0.5 < to && column < SIDE_SAMPLES;
    column += 1
  )
    cells[row * SIDE_SAMPLES + column] = colour
}

function averaged(cells: readonly (Colour | null)[]): Float64Array {
  const pixels = new Float64Array(SIDE_PX * SIDE_PX * 3)
  let [before, value]: [Colour | null, number] = [null, 0xff_ff_ff]
  for (let i = 0; i < cells.length; i += 1) {
    const colour = cells[i] ?? null
    // Parses the colour only if it differs from the colour of the previous cell, which is rare.
    if (colour !== before) [before, value] = [colour, Number.parseInt((colour ?? '#ffffff').slice(1), 16)]
    const at =
      (Math.floor(i / SIDE_SAMPLES / SAMPLES_PER_PIXEL) * SIDE_PX +
        Math.floor((i % SIDE_SAMPLES) / SAMPLES_PER_PIXEL)) *
      3
    pixels[at] = (pixels[at] ?? 0) + ((value >> 16) & 255) / SAMPLES_PER_PIXEL ** 2
    pixels[at + 1] = (pixels[at + 1] ?? 0) + ((value >> 8) & 255) / SAMPLES_PER_PIXEL ** 2
    pixels[at + 2] = (pixels[at + 2] ?? 0) + (value & 255) / SAMPLES_PER_PIXEL ** 2
  }
  return pixels
}

function sharesOf(cells: readonly (Colour | null)[]): Map<Colour, number> {
  const counts = new Map<Colour, number>()
  for (const colour of cells) if (colour !== null) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return new Map([...counts].map(([colour, count]) => [colour, count / all]))
}

/** Returns how alike two pictures look: the correlation of their pixels, 1 if identical. */
export function compareThumbnails(a: Thumbnail, b: Thumbnail): number {
  const [meanA, meanB] = [mean(a.pixels), mean(b.pixels)]
  let [both, squareA, squareB] = [0, 0, 0]
  for (let i = 0; i < a.pixels.length; i += 1) {
    const [x, y] = [(a.pixels[i] ?? 0) - meanA, (b.pixels[i] ?? 0) - meanB]
    both += x * y
    squareA += x * x
    squareB += y * y
  }
  return both / Math.max(Math.sqrt(squareA * squareB), 1e-9)
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
