import { computeLuminance, mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, growSharp, intersect, subtract, union } from '../geometry/shape-operations.ts'
import { makeRectangle, makeRegularPolygon } from '../geometry/figures.ts'
import {
  rotateShape,
  type Shape,
  computeShapeArea,
  measureBox,
  scaleShape,
  translateShape,
} from '../geometry/shape.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { layOutWordBlock } from './word-block.ts'
import { drawSubjects } from './subjects.ts'

/** Layout: a hexagonal badge with a dark field and a diagonal stripe, the motif above and the text below. */
export const hexLayout: Layout = (given) => {
  const brief = given.style ? { ...given, words: arrangeLines(given.words.map(toCapitals), 2) } : given
  const { palette, motif, words, style } = brief
  const outer = growRound(growSharp(makeRegularPolygon(6, 0, 0, 50), -1.6), 1.6)
  const ground =
    computeLuminance(palette.main) > 0.4 ? palette.main : mixColours(palette.main, palette.ink, 0.55)
  const line = chooseReadableColour(ground, [palette.accent, palette.pale, palette.paper, palette.ink], 3)
  const inner = growSharp(makeRegularPolygon(6, 0, 0, 50), -3.6)
  const field = growSharp(makeRegularPolygon(6, 0, 0, 50), -4.6)
  const stripe = (from: number, width: number): Shape =>
    intersect(rotateShape(makeRectangle(-90, from, 180, width), -32), field)
  return [
    makeLayer('frame', palette.ink, outer),
    makeLayer('frame', line, subtract(inner, field)),
    makeLayer('frame', ground, field),
    makeLayer('scenery', palette.second, stripe(33, 3)),
    makeLayer('scenery', palette.second, stripe(37.5, 40)),
    ...(motif
      ? drawSubjects(
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

function lines(brief: LayoutBrief, ground: string, field: Shape): Layer[] {
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
  const block = layOutWordBlock(brief, { ...room, top: 0 })
  const top = 7.5 + Math.max(0, (24 - block.bottom) / 2)
  const placed = layOutWordBlock(brief, { ...room, top })
  const texts = shrinkToField(
    placed.layers.filter((l) => l.role === 'text'),
    field,
    MARGIN,
  )
  // Where a line of text crosses the stripe, the area around the text is filled with the field's colour.
  const clearing = intersect(growRound(union(...texts.map((l) => l.shape)), 1.7), field)
  return [makeLayer('textfx', ground, clearing), ...texts]
}

const SHRINK_FACTOR = 0.97
const MAX_STEPS = 16

/** Shrinks lettering about its centre until it is far enough from the edge of its field. `margin` is the minimum distance in mm. */
function shrinkToField(texts: readonly Layer[], field: Shape, margin: number): Layer[] {
  const whole = union(...texts.map(({ shape }) => shape))
  const { cx, cy } = measureBox(whole)
  const smaller = (shape: Shape, k: number): Shape =>
    translateShape(scaleShape(translateShape(shape, -cx, -cy), k), cx, cy)
  let k = 1
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (computeShapeArea(subtract(growRound(smaller(whole, k), margin), field)) < 0.01) break
    k *= SHRINK_FACTOR
  }
  return texts.map((text) => (k === 1 ? text : { ...text, shape: smaller(text.shape, k) }))
}
