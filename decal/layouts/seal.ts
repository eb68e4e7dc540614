import { computeLuminance, mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { makeRingBand, makeDisc, computePolarPoint, makeRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestArc } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { findPlaceInDisc } from './disc-place.ts'
import { stackLines } from './stack-lines.ts'
import { drawSubjects } from './subjects.ts'
import { drawBluntStar } from '../scenery/blunt-star.ts'

const MIDDLE = 39.4

/**
 * Layout: an official seal with text on a dark band between fine rings. The motif is on paper in the middle; without a motif, the main line
 * takes its place.
 */
export const sealLayout: Layout = (brief) => {
  const { palette, motif, random, words } = brief
  const ground =
    computeLuminance(palette.main) > 0.16 ? mixColours(palette.main, palette.ink, 0.7) : palette.main
  const gold = chooseReadableColour(ground, [palette.accent, palette.second, palette.paper], 3)
  const lines = arrangeLines(words.map(toCapitals), motif ? 2 : 3)
  const [top, heart, bottom] = motif ? [lines[0], [], lines[1]] : split(lines)
  // If there is no text, the paper also fills the band.
  const inner = lines.length === 0 ? 41.5 : 32.6
  const edge = pickRandomEntry(random, ['rope', 'plain'])
  return [
    makeLayer('frame', ground, makeDisc(0, 0, 50)),
    makeLayer('frame', gold, edge === 'rope' ? rope(47.6) : makeRingBand(0, 0, 48.2, 47.4)),
    makeLayer('frame', gold, makeRingBand(0, 0, 46, 45.5)),
    makeLayer('frame', gold, makeDisc(0, 0, inner + 0.8)),
    makeLayer('frame', palette.paper, makeDisc(0, 0, inner)),
    makeLayer(
      'frame',
      chooseReadableColour(palette.paper, [ground], 3),
      makeRingBand(0, 0, inner - 1.2, inner - 1.7),
    ),
    ...drawSubjects(brief, 'plain', {
      cx: 0,
      cy: 0,
      ...findPlaceInDisc(brief, inner - 5.6),
      ground: palette.paper,
      usual: chooseReadableColour(palette.paper, [ground, palette.ink], 4.5),
    }),
    ...middle(brief, heart, ground),
    ...(lines.length === 0 ? [] : around(brief, top, bottom, ground, gold)),
  ]
}

/** Assigns lines to the top, centre and bottom. Two lines go to the centre and bottom, a single line to the centre. */
function split(lines: readonly string[]): [string | undefined, string[], string | undefined] {
  const [a = '', b, c] = lines
  if (c !== undefined) return [a, [b ?? ''], c]
  return [undefined, [a], b]
}

function middle({ palette, set, type }: LayoutBrief, heart: readonly string[], ground: string): Layer[] {
  if (heart.length === 0) return []
  const lines = arrangeLines(heart, 2)
  const { lines: placed } = stackLines(set, type.display, lines, {
    width: 52,
    cap: 17,
    gap: 4.4,
    tracking: 0.03,
    ratio: 1.6,
  })
  const text: Shape = placed.flatMap((line) => line.shape)
  const box = measureBox(text)
  const rule = (y: number): Shape => [
    ...makeRectangle(-16, y - 0.4, 12.4, 0.8),
    ...makeRectangle(3.6, y - 0.4, 12.4, 0.8),
    ...drawBluntStar(0, y, 2),
  ]
  const gold = chooseReadableColour(palette.paper, [palette.accent, palette.second, palette.main], 1.6)
  return [
    makeLayer('frame', gold, [...rule(box.top - 5.4), ...rule(box.bottom + 5.4)]),
    makeLayer('text', chooseReadableColour(palette.paper, [ground, palette.ink], 4.5), text),
  ]
}

function around(
  { palette, set, type }: LayoutBrief,
  top: string | undefined,
  bottom: string | undefined,
  ground: string,
  gold: string,
): Layer[] {
  const room = { cx: 0, cy: 0, r: MIDDLE, cap: 6.8, smallest: 4.8 }
  const above = top
    ? typesetLargestArc(set, type.display, top, { ...room, side: 'top', sweep: 172, least: 96 })
    : null
  const below = bottom
    ? typesetLargestArc(set, type.display, bottom, { ...room, side: 'bottom', sweep: 156, least: 80 })
    : null
  const colour = chooseReadableColour(ground, [palette.paper, palette.pale], 4.5)
  return [
    makeLayer('frame', gold, marks(above?.sweep ?? 0, below?.sweep ?? 0)),
    makeLayer('text', colour, [...(above?.shape ?? []), ...(below?.shape ?? [])]),
  ]
}

/** Draws one star between the ends of two lines. In place of a missing line, draws a row of stars. */
function marks(above: number, below: number): Shape {
  const at = (degrees: number, r: number): Shape => {
    const p = computePolarPoint((degrees * Math.PI) / 180, MIDDLE)
    return drawBluntStar(p.x, p.y, r)
  }
  if (above > 0 && below > 0)
    return [(above - below) / 4, 180 - (above - below) / 4].flatMap((d) => at(d, 2.6))
  if (above > 0) return [50, 70, 90, 110, 130].flatMap((d) => at(d, d === 90 ? 2.6 : 1.7))
  if (below > 0) return [230, 250, 270, 290, 310].flatMap((d) => at(d, d === 270 ? 2.6 : 1.7))
  return Array.from({ length: 12 }, (_, i) => at(i * 30, i % 3 === 0 ? 2.6 : 1.7)).flat()
}

/** Draws a ring of short slanted strokes, like the edge of a coin. */
function rope(r: number): Shape {
  return Array.from({ length: 90 }, (_, i) => {
    const p = computePolarPoint((i / 90) * 2 * Math.PI, r)
    return translateShape(rotateShape(makeRectangle(-1.1, -0.4, 2.2, 0.8), i * 4 + 50), p.x, p.y)
  }).flat()
}
