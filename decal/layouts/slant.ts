import { measureBox, skewShape, rotateShape, type Shape } from '../geometry/shape.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { pickRandomEntry } from '../random.ts'
import { drawBlockLetters, chooseLetterColours } from './block-letters.ts'
import type { Layout } from './layout.ts'
import { stackLines } from './stack-lines.ts'
import { drawSubjects, computeAllowedOverlap } from './subjects.ts'

const LEAN = 8

/** Layout: slanted block letters with deep sides, and the motif rising behind them. */
export const slantLayout: Layout = (brief) => {
  const { palette, motif, random, set, type, words } = brief
  const tilt = pickRandomEntry(random, [-6, -5, -4])
  const lines = arrangeLines(words.map(toCapitals), words.length > 2 ? 3 : 2)
  const cap = motif ? 23 : 31
  const block = stackLines(set, type.display, lines, { width: 96, cap, gap: 5, tracking: 0.05, ratio: 1.6 })
  const slanted = block.lines.map((line): Shape => rotateShape(skewShape(line.shape, LEAN), tilt))
  const colours = chooseLetterColours(palette)
  const look = { dx: 1.6, dy: 2.4, ...colours }
  if (!motif) return drawBlockLetters(slanted, { ...look, shine: true }, palette)
  const top = measureBox(slanted.flat()).top
  const picture = drawSubjects(brief, 'stack', {
    cx: 0,
    cy: top - 28 + computeAllowedOverlap(brief, 10),
    width: 76,
    height: 56,
    ground: palette.ink,
  })
  return [...picture, ...drawBlockLetters(slanted, look, palette)]
}
