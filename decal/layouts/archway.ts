import { boxOf, shift, type Shape } from '../geometry/shape.ts'
import { curveShape, vaultShape } from '../lettering/envelope.ts'
import { setLine } from '../lettering/fitting.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import { blockLetters, lettersOn } from './block-letters.ts'
import type { Brief, Layout } from './brief.ts'
import { discPlace } from './disc-place.ts'
import { dressSubjects } from './subjects.ts'

const HALF = 50

/** One line of block letters arched over the motif and one hanging below it. Without a motif, two lines that swell away from each other. */
export const archway: Layout = (brief) => {
  const { palette } = brief
  const look = { dx: 0, dy: 2, ...lettersOn(palette) }
  if (!brief.motif) return blockLetters(swollen(brief), { ...look, shine: true }, palette)
  const { lines, centre, reach } = bowed(brief)
  const place = { cx: 0, cy: centre, ...discPlace(brief, reach), ground: palette.ink }
  return [...dressSubjects(brief, 'stack', place), ...blockLetters(lines, look, palette)]
}

/** Sets one line above the motif and one below. Returns them with the motif's centre and its reach, in mm. */
function bowed({ set, type, words }: Brief): { lines: Shape[]; centre: number; reach: number } {
  const [first = '', rest] = linesOf(words.map(capitals), 2)
  const head = setLine(set, type.display, first, { width: 100, cap: 19, tracking: 0.06, least: 6 })
  const rise = 15 * Math.min(1, head.width / 90)
  const top = curveShape(head.shape, HALF, rise)
  // The middle letters' baseline is at y = -rise. The motif starts slightly below it.
  const reach = 31
  const centre = -rise + 1 + reach
  if (!rest) return { lines: [top], centre, reach: reach + 3 }
  const foot = setLine(set, type.display, rest, { width: 86, cap: 15, tracking: 0.06, least: 6 })
  const hang = 9 * Math.min(1, foot.width / 80)
  const bottom = shift(curveShape(foot.shape, HALF, -hang), 0, centre + reach + foot.cap - hang - 1.5)
  return { lines: [top, bottom], centre, reach }
}

/** Sets lines that swell outwards at top and bottom and are straight where they face each other. */
function swollen({ set, type, words }: Brief): Shape[] {
  const lines = linesOf(words.map(capitals), words.length > 2 ? 3 : 2)
  const fitted = lines.map((text) =>
    setLine(set, type.display, text, {
      width: 98,
      cap: lines.length > 2 ? 15 : 22,
      tracking: 0.05,
      least: 6,
    }),
  )
  let y = 0
  const placed = fitted.map((line, i) => {
    y += line.cap
    const shape = shift(line.shape, 0, y)
    const room = { half: HALF, cap: line.cap, rise: Math.min(line.cap * 0.75, 13) }
    const [up, down] = [
      { ...room, fixed: y },
      { ...room, fixed: y - line.cap },
    ]
    y += 5
    if (i === 0) return vaultShape(shape, up)
    return i === fitted.length - 1 ? vaultShape(shape, down) : shape
  })
  const box = boxOf(placed.flat())
  return placed.map((line) => shift(line, 0, -box.cy))
}
