import { luminance, mix, readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { grow, growSharp, intersect, subtract, union } from '../geometry/booleans.ts'
import { rectangle, regular } from '../geometry/figures.ts'
import { turn, type Shape } from '../geometry/shape.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import type { Brief, Layout } from './brief.ts'
import { keepWithin } from './keep-within.ts'
import { wordBlock } from './word-block.ts'
import { dressSubjects } from './subjects.ts'

/** A hexagonal badge with a dark field and a diagonal stripe, the motif above and the text below. */
export const hex: Layout = (given) => {
  const brief = given.style ? { ...given, words: linesOf(given.words.map(capitals), 2) } : given
  const { palette, motif, words, style } = brief
  const outer = grow(growSharp(regular(6, 0, 0, 50), -1.6), 1.6)
  const ground = luminance(palette.main) > 0.4 ? palette.main : mix(palette.main, palette.ink, 0.55)
  const line = readable(ground, [palette.accent, palette.pale, palette.paper, palette.ink], 3)
  const inner = growSharp(regular(6, 0, 0, 50), -3.6)
  const field = growSharp(regular(6, 0, 0, 50), -4.6)
  const stripe = (from: number, width: number): Shape =>
    intersect(turn(rectangle(-90, from, 180, width), -32), field)
  return [
    layer('frame', palette.ink, outer),
    layer('frame', line, subtract(inner, field)),
    layer('frame', ground, field),
    layer('scenery', palette.second, stripe(33, 3)),
    layer('scenery', palette.second, stripe(37.5, 40)),
    ...(motif
      ? dressSubjects(
          brief,
          'inked',
          {
            cx: 0,
            cy: words.length > 0 ? -15 : 0,
            width: words.length > 0 ? (style ? 58 : 50) : 58,
            height: words.length > 0 ? (style ? 42 : 39) : 56,
            ground,
            halo: 1.9,
          },
          palette,
        )
      : []),
    ...lines(brief, ground, field),
  ]
}

/** Distance from the lettering to the border line, in mm. */
const MARGIN = 1.6

function lines(brief: Brief, ground: string, field: Shape): Layer[] {
  if (brief.words.length === 0) return []
  const { palette } = brief
  const room = {
    cx: 0,
    width: brief.style ? 74 : 63,
    footWidth: brief.style ? 54 : 45,
    cap: brief.words.length > 2 ? 9 : brief.style ? 15 : 13,
    ground,
    colours: [palette.paper, palette.pale, palette.ink],
    second: [palette.accent, palette.pale, palette.paper, palette.ink],
  }
  const block = wordBlock(brief, { ...room, top: 0 })
  const top = 7.5 + Math.max(0, (24 - block.bottom) / 2)
  const placed = wordBlock(brief, { ...room, top })
  const texts = keepWithin(
    placed.layers.filter((l) => l.role === 'text'),
    field,
    MARGIN,
  )
  // Where a line crosses the stripe, the area around it is filled with the field's colour.
  const clearing = intersect(grow(union(...texts.map((l) => l.shape)), 1.7), field)
  return [layer('textfx', ground, clearing), ...texts]
}
