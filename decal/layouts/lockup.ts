import { computeLuminance, mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, subtract } from '../geometry/shape-operations.ts'
import { makeDisc, makeRectangle, makeRegularPolygon, makeRoundedRectangle } from '../geometry/figures.ts'
import { readPathData } from '../geometry/path-data.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { findPlaceInDisc } from './disc-place.ts'
import { drawSubjects } from './subjects.ts'

const SIGN = 23

/** Layout: a company logo with the motif in a dark emblem, a rule, and the name in one or two lines on plain paper. */
export const lockupLayout: Layout = (brief) => {
  const { palette, motif } = brief
  const name = nameOf(brief)
  const block = measureBox(name.flatMap((l) => l.shape))
  const text = name.map((l) => ({ ...l, shape: translateShape(l.shape, -block.left, -block.cy) }))
  if (!motif) return alone(brief, text, block)
  const start = 2 * SIGN + 10
  const total = start + block.width
  const half = Math.max(SIGN, block.height / 2)
  const move = (layers: readonly Layer[], dx: number): Layer[] =>
    layers.map((l) => ({ ...l, shape: translateShape(l.shape, dx - total / 2, 0) }))
  const gold = chooseReadableColour(palette.paper, [palette.accent, palette.second, palette.main], 1.6)
  return [
    makeLayer(
      'backing',
      palette.paper,
      makeRoundedRectangle(-total / 2 - 4, -half - 4, total + 8, 2 * half + 8, 5),
    ),
    ...move(emblem(brief), SIGN),
    ...move([makeLayer('frame', gold, makeRectangle(0, -SIGN * 0.86, 1, SIGN * 1.72))], 2 * SIGN + 4.6),
    ...move(text, start),
  ]
}

function emblem(brief: LayoutBrief): Layer[] {
  const { palette, random } = brief
  const ground =
    computeLuminance(palette.main) > 0.2 ? mixColours(palette.main, palette.ink, 0.6) : palette.main
  const line = chooseReadableColour(ground, [palette.accent, palette.second, palette.paper], 2.5)
  const crest = readPathData('M-20-21H20V4C20 15 10 21 0 24C-10 21-20 15-20 4Z', 0.02)
  const figure = pickRandomEntry<Shape>(random, [
    makeDisc(0, 0, SIGN),
    crest,
    makeRegularPolygon(6, 0, 0, SIGN),
  ])
  const tint = chooseReadableColour(ground, [palette.paper, palette.pale], 4.5)
  return [
    makeLayer('frame', ground, figure),
    makeLayer('frame', line, subtract(growRound(figure, -1.3), growRound(figure, -2))),
    ...drawSubjects(brief, 'plain', { cx: 0, cy: 0, ...findPlaceInDisc(brief, 15.8), ground, usual: tint }),
  ]
}

/** Typesets the name in one or two lines, flush left or centred. */
function nameOf({ motif, palette, set, type, words }: LayoutBrief): Layer[] {
  const [first = '', rest] = arrangeLines(toCapitals(words.join(' ')).split(' '), 2)
  const width = motif ? 58 : 96
  const hero = typesetLargestLine(set, type.display, first, {
    width,
    cap: motif ? 13 : 19,
    tracking: 0.05,
    least: 6.6,
  })
  const ink = chooseReadableColour(palette.paper, [palette.ink], 7)
  const at = (shape: Shape, y: number): Shape => translateShape(shape, motif ? -measureBox(shape).left : 0, y)
  const lines = [makeLayer('text', ink, at(hero.shape, 0))]
  if (!rest) return lines
  const soft = chooseReadableColour(palette.paper, [palette.main, palette.ink], 4.5)
  const room = {
    width: Math.max(hero.width, width * 0.72),
    cap: motif ? 5.8 : 6.6,
    tracking: 0.24,
    least: 4.2,
  }
  const small = typesetLargestLine(set, type.second, rest, room)
  const drop = Math.max(small.cap, -measureBox(small.shape).top)
  return [...lines, makeLayer('text', soft, at(small.shape, (motif ? 5 : 7.6) + drop))]
}

/** Places the name between two double rules. Used without a motif. */
function alone(
  { palette }: LayoutBrief,
  text: readonly Layer[],
  block: ReturnType<typeof measureBox>,
): Layer[] {
  const half = block.height / 2 + 6.5
  const wide = Math.max(block.width / 2 + 2, 40)
  const placed = text.map((l) => ({ ...l, shape: translateShape(l.shape, -block.width / 2, 0) }))
  const gold = chooseReadableColour(palette.paper, [palette.accent, palette.second, palette.main], 1.6)
  const bar = (y: number, height: number): Shape => makeRectangle(-wide, y, 2 * wide, height)
  return [
    makeLayer(
      'backing',
      palette.paper,
      makeRoundedRectangle(-wide - 4, -half - 6, 2 * wide + 8, 2 * half + 12, 4),
    ),
    makeLayer('frame', chooseReadableColour(palette.paper, [palette.main, palette.ink], 4.5), [
      ...bar(-half - 2, 2),
      ...bar(half, 2),
    ]),
    makeLayer('frame', gold, [...bar(-half + 1.2, 0.7), ...bar(half - 1.9, 0.7)]),
    ...placed,
  ]
}
