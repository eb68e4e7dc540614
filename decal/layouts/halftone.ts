import { mix, readable, type Colour } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { intersect } from '../geometry/booleans.ts'
import { polar } from '../geometry/figures.ts'
import { chordCount } from '../geometry/flatness.ts'
import { blunt } from '../geometry/printable.ts'
import { boxOf, lean, shift, turn, type Shape } from '../geometry/shape.ts'
import { bouncedLine } from '../lettering/bounced.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import type { Palette } from '../palettes.ts'
import { blockLetters } from './block-letters.ts'
import type { Brief, Layout } from './brief.ts'
import { subjectsAbove } from './subjects.ts'

/** Stacked, bouncing comic letters with dots that grow towards the bottom. */
export const halftone: Layout = (brief) => {
  const { palette, motif } = brief
  const lines = bouncingLines(brief, motif ? 84 : 96, motif ? 22 : 30)
  const box = boxOf(lines.flat())
  const text = lines.map((line) => shift(line, 0, (motif ? 12 : 0) - box.cy))
  const { face, dots, side } = coloursOf(palette)
  const top = boxOf(text.flat()).top
  return [
    ...subjectsAbove(brief, top),
    ...blockLetters(text, { dx: -1.6, dy: 2, face, side }, palette),
    ...text.map((line): Layer => layer('shade', dots, dotted(line))),
  ]
}

/** Stacks lines of bouncing letters, all slanting upwards. In mm. */
export function bouncingLines({ set, type, words, random }: Brief, width: number, cap: number): Shape[] {
  const lines = linesOf(words.map(capitals), words.length > 2 ? 3 : 2)
  let y = 0
  const bounce = { width, tracking: 0.07, jump: 0.06, tilt: 4 }
  const fitted = lines.map((text) => bouncedLine(set, type.display, text, random, { ...bounce, cap }))
  const limit = Math.min(...fitted.map((line) => line.cap)) * 1.7
  return fitted.map((line) => {
    const k = Math.min(1, limit / line.cap)
    const shape = k < 1 ? line.shape.map((ring) => ring.map((p) => ({ x: p.x * k, y: p.y * k }))) : line.shape
    y += line.cap * k
    const placed = turn(lean(shift(shape, 0, y), 4), -4)
    y += 6.4
    return placed
  })
}

function coloursOf({ ink, accent, second, pale, paper, main }: Palette): {
  face: Colour
  dots: Colour
  side: Colour
} {
  const face = readable(ink, [accent, pale, paper], 5)
  const dots = readable(
    ink,
    [second, mix(face, second, 0.6), mix(face, main, 0.45), mix(face, ink, 0.2)],
    3.2,
  )
  return { face, dots, side: main }
}

// Distance between dots, in mm.
const STEP = 2.1

/** Draws dots on a slanted grid over the lower two thirds of a line, 0.25 to 0.95 mm in radius. */
function dotted(line: Shape): Shape {
  const box = boxOf(line)
  const dots: Shape = []
  const corners = chordCount(8)
  const start = box.top + box.height * 0.34
  for (let row = 0; start + row * STEP * 0.5 < box.bottom; row += 1) {
    const y = start + row * STEP * 0.5
    const r = 0.25 + (0.75 * (y - start)) / Math.max(box.bottom - start, 1)
    for (let x = box.left + (row % 2) * STEP * 0.5; x < box.right; x += STEP)
      dots.push(Array.from({ length: corners }, (_, i) => polar((i / corners) * 2 * Math.PI, r, x, y)))
  }
  // Dots that the edge of a letter cuts may become slivers too thin to print.
  return blunt(intersect(dots, line))
}
