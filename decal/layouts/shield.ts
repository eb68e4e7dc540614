import { mix, readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { grow, intersect, open, subtract, union } from '../geometry/booleans.ts'
import { rectangle, polar } from '../geometry/figures.ts'
import { readPathData } from '../geometry/path-data.ts'
import { shift, type Shape } from '../geometry/shape.ts'
import { setLine } from '../lettering/fitting.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import type { Brief, Layout } from './brief.ts'
import { dressSubjects } from './subjects.ts'
import { bluntStar } from '../scenery/blunt-star.ts'

const BAR = { top: -44, height: 20, half: 50 }
const outline = (): Shape => readPathData('M-41-38H41V4C41 30 22 46 0 56C-22 46-41 30-41 4Z', 0.02)

/** A shield with a bar across its head for the first line, the motif on rays, and the other lines at the foot. */
export const shield: Layout = (given) => {
  const brief = given.style ? { ...given, words: linesOf(given.words.map(capitals), 2) } : given
  const { palette, motif, words } = brief
  const whole = open(outline(), 1.5)
  const field = grow(whole, -4)
  const dark = mix(palette.main, palette.ink, 0.28)
  const beams = Array.from({ length: 14 }, (_, i) => [
    { x: 0, y: 4 },
    polar((i / 7) * Math.PI, 80, 0, 4),
    polar(((i + 0.5) / 7) * Math.PI, 80, 0, 4),
  ])
  const foot = words.slice(1).join(' ')
  return [
    layer('frame', palette.ink, whole),
    layer('frame', palette.paper, subtract(grow(whole, -1.7), grow(whole, -2.7))),
    layer('scenery', palette.main, field),
    layer('scenery', dark, intersect(beams, field)),
    ...(motif
      ? dressSubjects(
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

function bar({ words, palette, set, type }: Brief): Layer[] {
  const text = words[0]
  if (!text) return []
  const colour = readable(palette.ink, [palette.accent, palette.pale, palette.paper], 4.5)
  const line = setLine(set, type.display, text, { width: 2 * BAR.half - 11, cap: 11.5, tracking: 0.03 })
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
    layer('textfx', palette.paper, grow(plank, 1.2)),
    layer('textfx', palette.ink, plank),
    layer('textfx', colour, [
      ...rectangle(-half + 4, top + 1.7, 2 * half - 8, 0.6),
      ...rectangle(-half + 4, top + height - 2.3, 2 * half - 8, 0.6),
    ]),
    layer('text', colour, shift(line.shape, 0, top + height / 2 + line.cap / 2)),
  ]
}

function footLine({ palette, set, type, style }: Brief, text: string): Layer[] {
  const line = setLine(set, type.second, text, {
    width: style ? 55 : 47,
    cap: style ? 8.4 : 7.5,
    tracking: 0.06,
  })
  const placed = shift(line.shape, 0, 27 + line.cap / 2)
  const colour = readable(palette.ink, [palette.paper, palette.pale], 4.5)
  return [
    layer('textfx', palette.ink, grow(union(placed), 1.6)),
    layer('text', colour, placed),
    layer(
      'textfx',
      readable(palette.main, [palette.accent, palette.paper, palette.ink], 3),
      bluntStar(0, 41, 3.4),
    ),
  ]
}
