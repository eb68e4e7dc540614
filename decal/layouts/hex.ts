import { mix, readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { grow, growSharp, intersect, subtract } from '../geometry/booleans.ts'
import { regular } from '../geometry/figures.ts'
import { turn, type Shape } from '../geometry/shape.ts'
import { rectangle } from '../geometry/figures.ts'
import { dressMotif } from '../motifs/dress.ts'
import type { Brief, Layout } from './brief.ts'
import { wordBlock } from './word-block.ts'

/** A six-cornered badge on a dark field with a diagonal stripe, motif above, words below. */
export const hex: Layout = (brief) => {
  const { palette, motif, words } = brief
  const outer = grow(growSharp(regular(6, 0, 0, 50), -1.6), 1.6)
  const ground = mix(palette.main, palette.ink, 0.55)
  const line = readable(ground, [palette.accent, palette.pale, palette.paper], 3)
  const inner = growSharp(regular(6, 0, 0, 50), -3.6)
  const field = growSharp(regular(6, 0, 0, 50), -4.6)
  const stripe = (from: number, width: number): Shape => intersect(turn(rectangle(-90, from, 180, width), -32), field)
  return [
    layer('frame', palette.ink, outer),
    layer('frame', line, subtract(inner, field)),
    layer('frame', ground, field),
    layer('frame', palette.second, stripe(24, 5)),
    layer('frame', mix(palette.main, palette.second, 0.25), stripe(29, 40)),
    ...(motif ? dressMotif(motif, 'inked', {
      cx: 0, cy: words.length > 0 ? -15 : 0, width: words.length > 0 ? 50 : 58, height: words.length > 0 ? 39 : 56, ground, halo: 1.9,
    }, palette) : []),
    ...lines(brief, ground),
  ]
}

function lines(brief: Brief, ground: string): Layer[] {
  if (brief.words.length === 0) return []
  const { palette } = brief
  const room = { cx: 0, width: 70, cap: brief.words.length > 2 ? 9 : 12, ground, colours: [palette.paper, palette.pale], second: [palette.accent, palette.pale, palette.paper] }
  const block = wordBlock(brief, { ...room, top: 0 })
  const top = 9 + Math.max(0, (24 - block.bottom) / 2)
  const placed = wordBlock(brief, { ...room, top })
  const texts = placed.layers.filter((l) => l.role === 'text')
  // The letters stand on a clearing of the field's colour: the stripe must not run behind them.
  return [layer('textfx', ground, grow(texts.flatMap((l) => l.shape), 1.7)), ...texts]
}
