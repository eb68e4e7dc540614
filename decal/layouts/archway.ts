import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { bendToCircle, stretchToArch } from '../lettering/envelope.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { drawBlockLetters, chooseLetterColours } from './block-letters.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { findPlaceInDisc } from './disc-place.ts'
import { drawSubjects } from './subjects.ts'

const HALF = 50

/**
 * Layout: one line of block letters arched over the motif and one hanging below it. Without a motif, the layout is two lines that swell
 * away from each other.
 */
export const archwayLayout: Layout = (brief) => {
  const { palette } = brief
  const look = { dx: 0, dy: 2, ...chooseLetterColours(palette) }
  if (!brief.motif) return drawBlockLetters(swollen(brief), { ...look, shine: true }, palette)
  const { lines, centre, reach } = bowed(brief)
  const place = { cx: 0, cy: centre, ...findPlaceInDisc(brief, reach), ground: palette.ink }
  return [...drawSubjects(brief, 'stack', place), ...drawBlockLetters(lines, look, palette)]
}

/** Typesets one line above the motif and one line below it. Returns the lines, and the motif's centre and radius in mm. */
function bowed({ set, type, words }: LayoutBrief): { lines: Shape[]; centre: number; reach: number } {
  const [first = '', rest] = arrangeLines(words.map(toCapitals), 2)
  const head = typesetLargestLine(set, type.display, first, { width: 100, cap: 19, tracking: 0.06, least: 6 })
  const rise = 15 * Math.min(1, head.width / 90)
  const top = bendToCircle(head.shape, HALF, rise)
  // The middle letters' baseline is at y = -rise. The motif starts slightly below it.
  const reach = 31
  const centre = -rise + 1 + reach
  if (!rest) return { lines: [top], centre, reach: reach + 3 }
  const foot = typesetLargestLine(set, type.display, rest, { width: 86, cap: 15, tracking: 0.06, least: 6 })
  const hang = 9 * Math.min(1, foot.width / 80)
  const bottom = translateShape(
    bendToCircle(foot.shape, HALF, -hang),
    0,
    centre + reach + foot.cap - hang - 1.5,
  )
  return { lines: [top, bottom], centre, reach }
}

/** Typesets two lines. Their facing edges are straight, and their outer edges swell outwards. */
function swollen({ set, type, words }: LayoutBrief): Shape[] {
  const lines = arrangeLines(words.map(toCapitals), words.length > 2 ? 3 : 2)
  const fitted = lines.map((text) =>
    typesetLargestLine(set, type.display, text, {
      width: 98,
      cap: lines.length > 2 ? 15 : 22,
      tracking: 0.05,
      least: 6,
    }),
  )
  let y = 0
  const placed = fitted.map((line, i) => {
    y += line.cap
    const shape = translateShape(line.shape, 0, y)
    const room = { half: HALF, cap: line.cap, rise: Math.min(line.cap * 0.75, 13) }
    const [up, down] = [
      { ...room, fixed: y },
      { ...room, fixed: y - line.cap },
    ]
    y += 5
    if (i === 0) return stretchToArch(shape, up)
    return i === fitted.length - 1 ? stretchToArch(shape, down) : shape
  })
  const box = measureBox(placed.flat())
  return placed.map((line) => translateShape(line, 0, -box.cy))
}
