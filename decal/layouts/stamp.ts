import { computeContrast, mixColours } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, subtract } from '../geometry/shape-operations.ts'
import {
  makeRingBand,
  makeDisc,
  computePolarPoint,
  makeRectangle,
  makeScallopedDisc,
} from '../geometry/figures.ts'
import { translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestArc, typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { findPlaceInDisc } from './disc-place.ts'
import { drawDistress } from './distress.ts'
import { drawSubjects } from './subjects.ts'
import { drawBluntStar } from '../scenery/blunt-star.ts'

const MIDDLE = 38.6
/** Radii in mm of the band for lettering. The band doesn't touch the rings. */
const BAND = { inner: 33.7, outer: 43.1 }
const TILT = -9

/** Layout: a rubber stamp in one colour with two rings, text along them, and inside them the motif or a bar with the main line. */
export const stampLayout: Layout = (brief) => {
  const { palette, motif, random } = brief
  // The stamp's only colour has to be dark enough for small letters.
  const tint =
    computeContrast(palette.main, palette.paper) >= 4.5
      ? palette.main
      : mixColours(palette.main, palette.ink, 0.5)
  const rim = random() < 0.5 ? makeScallopedDisc(50, 56, 1.3) : makeDisc(0, 0, 49.5)
  const rings = subtract(rim, makeDisc(0, 0, 46.4))
  const art = motif ? pictured(brief, tint) : barred(brief, tint)
  const worn = drawDistress(random, makeDisc(0, 0, 49), palette.paper, 3.2)
  return [
    makeLayer('backing', palette.paper, makeDisc(0, 0, 51.4)),
    makeLayer('frame', tint, [...rings, ...makeRingBand(0, 0, 45, 44.2)]),
    ...art.map((l) => ({ ...l, shape: rotateShape(l.shape, motif ? 0 : TILT) })),
    ...worn,
  ]
}

function pictured(brief: LayoutBrief, tint: string): Layer[] {
  const { palette, set, type } = brief
  const [top = '', bottom] = arrangeLines(brief.words.map(toCapitals), 2)
  const place = { cx: 0, cy: 0, ground: palette.paper, tint }
  if (top === '') return drawSubjects(brief, 'plain', { ...place, ...findPlaceInDisc(brief, 39) })
  const room = { cx: 0, cy: 0, r: MIDDLE, between: BAND, cap: 7.6, smallest: 5 }
  const above = top
    ? typesetLargestArc(set, type.display, top, { ...room, side: 'top', sweep: 166, least: 90 })
    : null
  const below = bottom
    ? typesetLargestArc(set, type.display, bottom, { ...room, side: 'bottom', sweep: 150, least: 70 })
    : null
  return [
    makeLayer('frame', tint, [
      ...makeRingBand(0, 0, 32.6, 31.4),
      ...points(above?.sweep ?? 0, below?.sweep ?? 0),
    ]),
    ...drawSubjects(brief, 'plain', { ...place, ...findPlaceInDisc(brief, 28.5) }),
    makeLayer('text', tint, [...(above?.shape ?? []), ...(below?.shape ?? [])]),
  ]
}

/** Draws a star on either side. In place of a missing line of text, draws a row of stars. */
function points(above: number, below: number): Shape {
  const angles =
    below > 0 && above > 0
      ? [(above - below) / 4, 180 - (above - below) / 4]
      : above > 0
        ? [40, 65, 90, 115, 140]
        : Array.from({ length: 12 }, (_, i) => i * 30)
  return angles.flatMap((degrees) => {
    const at = computePolarPoint((degrees * Math.PI) / 180, MIDDLE)
    return drawBluntStar(at.x, at.y, 2.5)
  })
}

const BAR = 22

function barred({ words, palette, set, type }: LayoutBrief, tint: string): Layer[] {
  const lines = arrangeLines(words.map(toCapitals), 3)
  const middle = lines.length === 3 ? 1 : 0
  const line = typesetLargestLine(set, type.display, lines[middle] ?? '', {
    width: 104,
    cap: 15,
    tracking: 0.04,
    least: 6,
  })
  const half = Math.max(line.width / 2 + 6, 46)
  const plank = makeRectangle(-half, -BAR / 2, 2 * half, BAR)
  const caps: Layer[] = []
  const arc = (text: string | undefined, side: 'top' | 'bottom'): Shape =>
    text
      ? typesetLargestArc(set, type.second, text, {
          cx: 0,
          cy: 0,
          r: 34,
          cap: 9,
          side,
          sweep: 116,
          least: 60,
          smallest: 5,
        }).shape
      : []
  const [above, below] = [middle === 1 ? lines[0] : undefined, lines[middle + 1]]
  caps.push(makeLayer('text', tint, [...arc(above, 'top'), ...arc(below, 'bottom')]))
  const stars = [...(above ? [] : [-1]), ...(below ? [] : [1])].flatMap((side) => [
    ...translateShape(drawBluntStar(0, 0, 8), 0, side * 27),
    ...translateShape(drawBluntStar(0, 0, 4.4), -15, side * 23),
    ...translateShape(drawBluntStar(0, 0, 4.4), 15, side * 23),
  ])
  return [
    makeLayer('frame', tint, stars),
    makeLayer('textfx', palette.paper, growRound(plank, 3)),
    makeLayer('textfx', tint, growRound(plank, 1.6)),
    makeLayer('textfx', palette.paper, plank),
    ...caps,
    makeLayer('text', tint, translateShape(line.shape, 0, line.cap / 2)),
  ]
}
