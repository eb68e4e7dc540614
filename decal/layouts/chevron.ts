import { mix, readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { grow, intersect, open, subtract } from '../geometry/booleans.ts'
import { readPathData } from '../geometry/path-data.ts'
import { boxOf, shift, type Shape } from '../geometry/shape.ts'
import { setLine } from '../lettering/fitting.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import type { Brief, Layout } from './brief.ts'
import { distress } from './distress.ts'
import { dressSubjects } from './subjects.ts'
import { bluntStar } from '../scenery/blunt-star.ts'

const outline = (): Shape => readPathData('M-43-48H43V10C43 34 24 48 0 58C-24 48-43 34-43 10Z', 0.02)
const HEAD = -28

/** A shoulder patch: stencil letters across the top, the motif or large letters in the field, chevrons at the bottom. */
export const chevron: Layout = (brief) => {
  const { palette, motif, random, words } = brief
  const whole = open(outline(), 1.6)
  const field = grow(whole, -3.2)
  const ground = mix(palette.main, palette.ink, 0.25)
  const gold = readable(palette.ink, [palette.accent, palette.pale], 4.5)
  const [first, rest] = linesOf(words.map(capitals), 2)
  const below = intersect(
    [
      [
        { x: -60, y: HEAD },
        { x: 60, y: HEAD },
        { x: 60, y: 70 },
        { x: -60, y: 70 },
      ],
    ],
    field,
  )
  return [
    layer('frame', palette.ink, whole),
    layer('frame', gold, subtract(grow(whole, -1.5), grow(whole, -2.4))),
    layer('frame', ground, below),
    layer('frame', gold, intersect(stripes(rest && motif ? 39 : 33), below)),
    ...(motif
      ? dressSubjects(brief, 'inked', {
          cx: 0,
          cy: rest ? -7 : 0,
          width: 60,
          height: rest ? 34 : 46,
          ground,
          halo: 1.7,
        })
      : (rest ? bluntStar(0, 19.5, 4.6) : bluntStar(0, 2, 15)).map((ring) => layer('frame', gold, [ring]))),
    ...texts(brief, first, rest, ground),
    ...distress(random, grow(whole, -0.6), palette.paper, 1),
  ]
}

function texts(
  { palette, set, motif }: Brief,
  first: string | undefined,
  rest: string | undefined,
  ground: string,
): Layer[] {
  if (!first) return []
  const head = setLine(set, 'stencil', first, { width: 74, cap: 11, tracking: 0.06, least: 5.4 })
  const gold = readable(palette.ink, [palette.accent, palette.pale], 4.5)
  // J and Q descend below the baseline, so the baseline moves up if they occur.
  const baseline = Math.min(-37 + head.cap / 2, HEAD - 1 - boxOf(head.shape).bottom)
  const layers = [layer('text', gold, shift(head.shape, 0, baseline))]
  if (!rest) return layers
  const colour = readable(ground, [palette.pale, palette.paper, palette.ink], 4.5)
  const foot = setLine(set, 'stencil', rest, { width: 72, cap: motif ? 9 : 22, tracking: 0.05, least: 5.4 })
  return [...layers, layer('text', colour, shift(foot.shape, 0, motif ? 15 + foot.cap : -7 + foot.cap / 2))]
}

/** Draws two chevrons that point up, with their tips at y = `top` mm. */
function stripes(top: number): Shape {
  return [0, 9].flatMap((drop) => [
    [
      { x: 0, y: top - 6 + drop },
      { x: 46, y: top + 14 + drop },
      { x: 46, y: top + 19.5 + drop },
      { x: 0, y: top - 0.5 + drop },
      { x: -46, y: top + 19.5 + drop },
      { x: -46, y: top + 14 + drop },
    ],
  ])
}
