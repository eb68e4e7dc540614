import { mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, intersect, removeSpikes, subtract } from '../geometry/shape-operations.ts'
import { readPathData } from '../geometry/path-data.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawDistress } from './distress.ts'
import { drawSubjects } from './subjects.ts'
import { drawBluntStar } from '../scenery/blunt-star.ts'

const outline = (): Shape => readPathData('M-43-48H43V10C43 34 24 48 0 58C-24 48-43 34-43 10Z', 0.02)
const HEAD = -28

/** Layout: a shoulder patch with stencil letters across the top, the motif or large letters in the field, and chevrons at the bottom. */
export const chevronLayout: Layout = (brief) => {
  const { palette, motif, random, words } = brief
  const whole = removeSpikes(outline(), 1.6)
  const field = growRound(whole, -3.2)
  const ground = mixColours(palette.main, palette.ink, 0.25)
  const gold = chooseReadableColour(palette.ink, [palette.accent, palette.pale], 4.5)
  const [first, rest] = arrangeLines(words.map(toCapitals), 2)
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
    makeLayer('frame', palette.ink, whole),
    makeLayer('frame', gold, subtract(growRound(whole, -1.5), growRound(whole, -2.4))),
    makeLayer('frame', ground, below),
    makeLayer('frame', gold, intersect(stripes(rest && motif ? 39 : 33), below)),
    ...(motif
      ? drawSubjects(brief, 'inked', {
          cx: 0,
          cy: rest ? -7 : 0,
          width: 60,
          height: rest ? 34 : 46,
          ground,
          halo: 1.7,
        })
      : (rest ? drawBluntStar(0, 19.5, 4.6) : drawBluntStar(0, 2, 15)).map((ring) =>
          makeLayer('frame', gold, [ring]),
        )),
    ...texts(brief, first, rest, ground),
    ...drawDistress(random, growRound(whole, -0.6), palette.paper, 1),
  ]
}

function texts(
  { palette, set, motif }: LayoutBrief,
  first: string | undefined,
  rest: string | undefined,
  ground: string,
): Layer[] {
  if (!first) return []
  const head = typesetLargestLine(set, 'stencil', first, { width: 74, cap: 11, tracking: 0.06, least: 5.4 })
  const gold = chooseReadableColour(palette.ink, [palette.accent, palette.pale], 4.5)
  // J and Q descend below the baseline, so the baseline moves up if the text contains them.
  const baseline = Math.min(-37 + head.cap / 2, HEAD - 1 - measureBox(head.shape).bottom)
  const layers = [makeLayer('text', gold, translateShape(head.shape, 0, baseline))]
  if (!rest) return layers
  const colour = chooseReadableColour(ground, [palette.pale, palette.paper, palette.ink], 4.5)
  const foot = typesetLargestLine(set, 'stencil', rest, {
    width: 72,
    cap: motif ? 9 : 22,
    tracking: 0.05,
    least: 5.4,
  })
  return [
    ...layers,
    makeLayer('text', colour, translateShape(foot.shape, 0, motif ? 15 + foot.cap : -7 + foot.cap / 2)),
  ]
}

/** Draws two chevrons that point up. `top` is the y coordinate of their tips in mm. */
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
