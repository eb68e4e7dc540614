import { mixColours, chooseReadableColour, type Colour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { computePolarPoint } from '../geometry/figures.ts'
import { countChords } from '../geometry/curve-fineness.ts'
import { intersectAndBlunt } from '../geometry/make-printable.ts'
import { measureBox, skewShape, translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import { typesetBouncingLine } from '../lettering/set-bouncing-line.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { Palette } from '../palettes.ts'
import { drawBlockLetters } from './block-letters.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSubjectsAbove } from './subjects.ts'

/** Layout: stacked, bouncing comic letters with dots that grow towards the bottom. */
export const halftoneLayout: Layout = (brief) => {
  const { palette, motif } = brief
  const lines = stackBouncingLines(brief, motif ? 84 : 96, motif ? 22 : 30)
  const box = measureBox(lines.flat())
  const text = lines.map((line) => translateShape(line, 0, (motif ? 12 : 0) - box.cy))
  const { face, dots, side } = coloursOf(palette)
  const top = measureBox(text.flat()).top
  return [
    ...drawSubjectsAbove(brief, top),
    ...drawBlockLetters(text, { dx: -1.6, dy: 2, face, side }, palette),
    ...text.map((line): Layer => makeLayer('shade', dots, dotted(line))),
  ]
}

/** Stacks lines of bouncing letters, all slanting upwards. In mm. */
export function stackBouncingLines(
  { set, type, words, random }: LayoutBrief,
  width: number,
  cap: number,
): Shape[] {
  const lines = arrangeLines(words.map(toCapitals), words.length > 2 ? 3 : 2)
  let y = 0
  const bounce = { width, tracking: 0.07, jump: 0.06, tilt: 4 }
  const fitted = lines.map((text) => typesetBouncingLine(set, type.display, text, random, { ...bounce, cap }))
  const limit = Math.min(...fitted.map((line) => line.cap)) * 1.7
  return fitted.map((line) => {
    const k = Math.min(1, limit / line.cap)
    const shape = k < 1 ? line.shape.map((ring) => ring.map((p) => ({ x: p.x * k, y: p.y * k }))) : line.shape
    y += line.cap * k
    const placed = rotateShape(skewShape(translateShape(shape, 0, y), 4), -4)
    y += 6.4
    return placed
  })
}

function coloursOf({ ink, accent, second, pale, paper, main }: Palette): {
  face: Colour
  dots: Colour
  side: Colour
} {
  const face = chooseReadableColour(ink, [accent, pale, paper], 5)
  const dots = chooseReadableColour(
    ink,
    [second, mixColours(face, second, 0.6), mixColours(face, main, 0.45), mixColours(face, ink, 0.2)],
    3.2,
  )
  return { face, dots, side: main }
}

const DOT_DISTANCE_MM = 2.1

/** Draws dots on a slanted grid over the lower two thirds of a line, 0.25 to 0.95 mm in radius. */
function dotted(line: Shape): Shape {
  const box = measureBox(line)
  const dots: Shape = []
  const corners = countChords(8)
  const start = box.top + box.height * 0.34
  for (let row = 0; start + row * DOT_DISTANCE_MM * 0.5 < box.bottom; row += 1) {
    const y = start + row * DOT_DISTANCE_MM * 0.5
    const r = 0.25 + (0.75 * (y - start)) / Math.max(box.bottom - start, 1)
    for (let x = box.left + (row % 2) * DOT_DISTANCE_MM * 0.5; x < box.right; x += DOT_DISTANCE_MM)
      dots.push(
        Array.from({ length: corners }, (_, i) => computePolarPoint((i / corners) * 2 * Math.PI, r, x, y)),
      )
  }
  // A dot that is cut by the edge of a letter may become a sliver too thin to print. Such slivers are removed.
  return intersectAndBlunt(dots, line)
}
