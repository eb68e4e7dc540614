import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { makeRectangle, makeRoundedRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSubjects } from './subjects.ts'

// The maximum sizes in mm of the motif and of the name's first line. They limit the drawing to a width of about 120 mm. A wider drawing
// would be reduced so much on a decal of 100 mm that its thinnest parts didn't print.
const TALL = 30
const MOTIF_WIDTH = 40
const NAME_WIDTH = 56

/** Layout: motif and name on one line with a hairline between them. */
export const inlineLayout: Layout = (brief) => {
  const { palette, words } = brief
  const ink = chooseReadableColour(palette.paper, [palette.ink], 7)
  const place = { cx: 0, cy: 0, width: MOTIF_WIDTH, height: TALL, ground: palette.paper, usual: ink }
  const mark = drawSubjects(brief, 'plain', place)
  if (words.length === 0) return mark
  const name = nameOf(brief, ink)
  const [a, b] = [measureBox(mark.flatMap((l) => l.shape)), measureBox(name.flatMap((l) => l.shape))]
  const air = 6
  const total = a.width + b.width + 2 * air + 0.8
  const left = -total / 2
  const soft = chooseReadableColour(palette.paper, [palette.main, palette.ink], 3)
  const half = Math.max(TALL, b.height) / 2
  return [
    makeLayer(
      'backing',
      palette.paper,
      makeRoundedRectangle(left - 5, -half - 4, total + 10, 2 * half + 8, 5),
    ),
    makeLayer('frame', soft, makeRectangle(left + a.width + air, -half + 2, 0.8, 2 * half - 4)),
    ...mark.map((l) => ({ ...l, shape: translateShape(l.shape, left - a.left, 0) })),
    ...name.map((l) => ({
      ...l,
      shape: translateShape(l.shape, left + a.width + 2 * air + 0.8 - b.left, -b.cy),
    })),
  ]
}

/** Typesets one to three lines, flush left. */
function nameOf({ palette, set, type, words }: LayoutBrief, ink: string): Layer[] {
  const [first = '', rest] = arrangeLines(toCapitals(words.join(' ')).split(' '), 2)
  const flush = (shape: Shape, y: number): Shape => translateShape(shape, -measureBox(shape).left, y)
  const hero = typesetLargestLine(set, type.display, first, {
    width: NAME_WIDTH,
    cap: 12.5,
    tracking: 0.12,
    least: 7,
  })
  const layers = [makeLayer('text', ink, flush(hero.shape, 0))]
  if (!rest) return layers
  const small = typesetLargestLine(set, type.second, rest, {
    width: Math.max(hero.width, 48),
    cap: 5.4,
    tracking: 0.26,
    least: 4,
  })
  const soft = chooseReadableColour(palette.paper, [palette.main, palette.ink], 4.5)
  const drop = Math.max(small.cap, -measureBox(small.shape).top)
  return [...layers, makeLayer('text', soft, flush(small.shape, 4.6 + drop))]
}
