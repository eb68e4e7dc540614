import { mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, intersect, removeSpikes, subtract, union } from '../geometry/shape-operations.ts'
import { makeRectangle, computePolarPoint } from '../geometry/figures.ts'
import { readPathData } from '../geometry/path-data.ts'
import { translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSubjects } from './subjects.ts'
import { drawBluntStar } from '../scenery/blunt-star.ts'

const BAR = { top: -44, height: 20, half: 50 }
const outline = (): Shape => readPathData('M-41-38H41V4C41 30 22 46 0 56C-22 46-41 30-41 4Z', 0.02)

/** Layout: a shield with a bar across its head for the first line, the motif on rays, and the other lines at the bottom. */
export const shieldLayout: Layout = (given) => {
  const brief = given.style ? { ...given, words: arrangeLines(given.words.map(toCapitals), 2) } : given
  const { palette, motif, words } = brief
  const whole = removeSpikes(outline(), 1.5)
  const field = growRound(whole, -4)
  const dark = mixColours(palette.main, palette.ink, 0.28)
  const beams = Array.from({ length: 14 }, (_, i) => [
    { x: 0, y: 4 },
    computePolarPoint((i / 7) * Math.PI, 80, 0, 4),
    computePolarPoint(((i + 0.5) / 7) * Math.PI, 80, 0, 4),
  ])
  const foot = words.slice(1).join(' ')
  return [
    makeLayer('frame', palette.ink, whole),
    makeLayer('frame', palette.paper, subtract(growRound(whole, -1.7), growRound(whole, -2.7))),
    makeLayer('scenery', palette.main, field),
    makeLayer('scenery', dark, intersect(beams, field)),
    ...(motif
      ? drawSubjects(
          brief,
          'inked',
          {
            cx: 0,
            cy: words.length === 0 ? -2 : foot ? 0 : 8,
            width: words.length === 0 ? 62 : 54,
            height: words.length === 0 ? 66 : foot ? 39 : 48,
            ground: palette.main,
            halo: 2.2,
          },
          palette,
        )
      : []),
    ...bar(brief),
    ...(foot ? footLine(brief, foot) : []),
  ]
}

function bar({ words, palette, set, type }: LayoutBrief): Layer[] {
  const text = words[0]
  if (!text) return []
  const colour = chooseReadableColour(palette.ink, [palette.accent, palette.pale, palette.paper], 4.5)
  const line = typesetLargestLine(set, type.display, text, {
    width: 2 * BAR.half - 11,
    cap: 11.5,
    tracking: 0.03,
  })
  const { half, top, height } = BAR
  const plank = [
    [
      { x: -half, y: top },
      { x: half, y: top },
      { x: half - 3.5, y: top + height / 2 },
      { x: half, y: top + height },
      { x: -half, y: top + height },
      { x: -half + 3.5, y: top + height / 2 },
    ],
  ]
  return [
    makeLayer('textfx', palette.paper, growRound(plank, 1.2)),
    makeLayer('textfx', palette.ink, plank),
    makeLayer('textfx', colour, [
      ...makeRectangle(-half + 4, top + 1.7, 2 * half - 8, 0.6),
      ...makeRectangle(-half + 4, top + height - 2.3, 2 * half - 8, 0.6),
    ]),
    makeLayer('text', colour, translateShape(line.shape, 0, top + height / 2 + line.cap / 2)),
  ]
}

function footLine({ palette, set, type, style }: LayoutBrief, text: string): Layer[] {
  const line = typesetLargestLine(set, type.second, text, {
    width: style ? 55 : 47,
    cap: style ? 8.4 : 7.5,
    tracking: 0.06,
  })
  const placed = translateShape(line.shape, 0, 27 + line.cap / 2)
  const colour = chooseReadableColour(palette.ink, [palette.paper, palette.pale], 4.5)
  return [
    makeLayer('textfx', palette.ink, growRound(union(placed), 1.6)),
    makeLayer('text', colour, placed),
    makeLayer(
      'textfx',
      chooseReadableColour(palette.main, [palette.accent, palette.paper, palette.ink], 3),
      drawBluntStar(0, 41, 3.4),
    ),
  ]
}
