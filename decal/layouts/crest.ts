import { computeLuminance, mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, intersect, removeSpikes, subtract } from '../geometry/shape-operations.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { readPathData } from '../geometry/path-data.ts'
import { translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawPaperConnector } from './paper-joints.ts'
import { drawSubjects } from './subjects.ts'
import { layOutWordmark } from './wordmark.ts'

// Two heater shields, 60 mm wide: one with a straight top, one with a pointed top.
const shields = [
  'M-30-38H30V-4C30 16 14 27 0 34C-14 27-30 16-30-4Z',
  'M0-42C9-36 20-34 30-35V-4C30 16 14 27 0 34C-14 27-30 16-30-4V-35C-20-34-9-36 0-42Z',
] as const

/** Layout: a coat of arms with the motif on a parted shield, and the name below with fine rules. */
export const crestLayout: Layout = (brief) => {
  const { palette, words } = brief
  const whole = removeSpikes(readPathData(pickRandomEntry(brief.random, shields), 0.02), 0.8)
  const field = growRound(whole, -3.6)
  const ground =
    computeLuminance(palette.main) > 0.16 ? mixColours(palette.main, palette.ink, 0.6) : palette.main
  const gold = chooseReadableColour(ground, [palette.accent, palette.second, palette.paper], 3)
  const arms = [
    makeLayer('frame', ground, whole),
    makeLayer('frame', gold, subtract(growRound(whole, -1.8), growRound(whole, -2.7))),
    ...parted(brief, field, ground),
    ...drawSubjects(brief, 'plain', {
      cx: 0,
      cy: -7,
      width: 43,
      height: 40,
      ground,
      usual: chooseReadableColour(ground, [palette.paper, palette.pale], 4.5),
    }),
  ]
  if (words.length === 0) return arms
  const mark = layOutWordmark(brief, {
    cx: 0,
    top: 41,
    width: 92,
    cap: 13,
    ground: palette.paper,
    colours: [palette.ink],
    second: [palette.main, palette.ink],
    tracking: 0.08,
  })
  return [
    ...drawPaperConnector(
      whole,
      mark.layers.flatMap((l) => l.shape),
      palette.paper,
    ),
    ...arms,
    ...mark.layers,
  ]
}

/**
 * Draws a field parted per bend (diagonally), per pale (vertically) or by a chief (a band at the top). Both tones are dark enough for a
 * motif in the paper colour.
 */
function parted({ palette, random }: LayoutBrief, field: Shape, ground: string): Layer[] {
  const other = mixColours(ground, palette.ink, 0.42)
  const part = pickRandomEntry<Shape>(random, [
    makeRectangle(0, -60, 60, 120),
    translateShape(rotateShape(makeRectangle(-80, 0, 160, 80), -36), 0, -4),
    makeRectangle(-60, 14, 120, 60),
  ])
  return [makeLayer('scenery', other, intersect(part, field))]
}
