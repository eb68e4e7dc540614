import { luminance, mix, readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { grow, intersect, subtract } from '../geometry/booleans.ts'
import { rectangle, roundedRectangle } from '../geometry/figures.ts'
import { boxOf, shift, type Shape } from '../geometry/shape.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import { pick } from '../random.ts'
import type { Brief, Layout } from './brief.ts'
import { stackLines } from './line-stack.ts'
import { dressSubjects } from './subjects.ts'

// Height of the three bands together, in mm.
const BANDS = 10.5

/** A dark panel with three bands along its bottom and large text above. */
export const bars: Layout = (brief) => {
  const { palette, motif, words, set, type, random } = brief
  const lines = linesOf(words.map(capitals), words.length > 2 ? 3 : 2)
  const block = stackLines(set, type.display, lines, {
    width: 86,
    cap: 25,
    gap: 5.4,
    tracking: 0.03,
    ratio: 2,
  })
  const high = motif ? 34 : 0
  const height = block.height + 20 + BANDS + high
  const round = pick(random, [7, height / 2.6, 16])
  const panel = roundedRectangle(-52, -height / 2, 104, height, Math.min(round, 24))
  const ground = luminance(palette.ink) < 0.05 ? mix(palette.ink, palette.main, 0.25) : palette.ink
  const text = shift(
    block.lines.flatMap((line) => line.shape),
    0,
    (high - BANDS) / 2 + 0.5,
  )
  const face = readable(ground, [palette.paper, palette.pale], 7)
  return [
    layer('frame', ground, panel),
    layer('frame', palette.accent, subtract(grow(panel, -1.8), grow(panel, -2.7))),
    ...bands(brief, grow(panel, -4.2), ground),
    ...dressSubjects(brief, 'inked', {
      cx: 0,
      cy: -height / 2 + 23,
      width: 60,
      height: 34,
      ground,
      halo: 1.8,
    }),
    layer('text', face, text),
  ]
}

/** Draws three bands along the foot of the panel, clipped to it. */
function bands({ palette }: Brief, field: Shape, ground: string): Layer[] {
  const box = boxOf(field)
  const tones = [palette.accent, mix(palette.accent, palette.second, 0.55), palette.second]
  return tones.map((tone, i) => {
    const y = box.bottom - BANDS + i * (BANDS / 3) + 0.9
    const colour = readable(ground, [tone, mix(tone, '#ffffff', 0.4)], 2)
    return layer('scenery', colour, intersect(rectangle(box.left, y, box.width, BANDS / 3 - 0.9), field))
  })
}
