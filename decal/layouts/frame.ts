import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, subtract } from '../geometry/shape-operations.ts'
import { makeRectangle, makeRoundedRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSubjects } from './subjects.ts'

const LINE = 1

/** Layout: a thin frame around the motif and a name. Without a motif, the last line is in a gap of the frame. */
export const frameLayout: Layout = (brief) => {
  const { palette, motif, random } = brief
  const r = pickRandomEntry(random, [3, 9, 0.6])
  const [width, height] = motif ? [82, 98] : [100, 58]
  const outer = makeRoundedRectangle(-width / 2, -height / 2, width, height, r + 4)
  const line = growRound(outer, -4)
  const ink = chooseReadableColour(palette.paper, [palette.ink], 7)
  return [
    makeLayer('backing', palette.paper, outer),
    makeLayer(
      'frame',
      chooseReadableColour(palette.paper, [palette.main, palette.ink], 3),
      subtract(line, growRound(line, -LINE)),
    ),
    ...(motif ? pictured(brief, ink) : worded(brief, ink, height / 2 - 4 - LINE / 2)),
  ]
}

function pictured(brief: LayoutBrief, ink: string): Layer[] {
  const { palette, set, type, words } = brief
  const [first, rest] = arrangeLines(words.map(toCapitals), 2)
  const room = { width: 64, height: first ? 46 : 66, ground: palette.paper, usual: ink }
  if (!first) return drawSubjects(brief, 'plain', { cx: 0, cy: 0, ...room })
  const soft = chooseReadableColour(palette.paper, [palette.main, palette.ink], 4.5)
  const hero = typesetLargestLine(set, type.display, first, { width: 64, cap: 8.4, tracking: 0.2, least: 5 })
  const small = rest
    ? typesetLargestLine(set, type.second, rest, { width: 62, cap: 5.2, tracking: 0.3, least: 4 })
    : null
  return [
    ...drawSubjects(brief, 'plain', { cx: 0, cy: small ? -15 : -12, ...room }),
    makeLayer('text', ink, translateShape(hero.shape, 0, small ? 24.5 : 29)),
    ...(small ? [makeLayer('text', soft, translateShape(small.shape, 0, 36))] : []),
  ]
}

function worded({ palette, set, type, words }: LayoutBrief, ink: string, edge: number): Layer[] {
  const lines = arrangeLines(words.map(toCapitals), words.length > 1 ? 3 : 2)
  const foot = lines.length > 1 ? (lines.at(-1) ?? '') : ''
  const heads = foot ? lines.slice(0, -1) : lines
  const fitted = heads.map((text) =>
    typesetLargestLine(set, type.display, text, {
      width: 82,
      cap: heads.length > 1 ? 13 : 21,
      tracking: 0.12,
      least: 5.4,
    }),
  )
  const total = fitted.reduce((sum, line) => sum + line.cap, 0) + 5 * (fitted.length - 1)
  let y = -total / 2 - (foot ? 1 : 0)
  const placed: Shape = fitted.flatMap((line) => {
    y += line.cap
    const at = translateShape(line.shape, 0, y)
    y += 5
    return at
  })
  if (!foot) return [makeLayer('text', ink, placed)]
  const small = typesetLargestLine(set, type.second, foot, { width: 74, cap: 5.4, tracking: 0.28, least: 4 })
  const sign = translateShape(small.shape, 0, edge + small.cap / 2)
  const box = measureBox(sign)
  return [
    makeLayer('frame', palette.paper, makeRectangle(box.left - 4, edge - 2, box.width + 8, 4)),
    makeLayer('text', ink, placed),
    makeLayer('text', chooseReadableColour(palette.paper, [palette.main, palette.ink], 4.5), sign),
  ]
}
