import { mixColours, type Colour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { intersect } from '../geometry/shape-operations.ts'
import { makeDisc, makeRectangle } from '../geometry/figures.ts'
import type { Layout } from './layout.ts'
import { layOutWordBlock } from './word-block.ts'
import { layOutWordmark } from './wordmark.ts'
import { drawSubjects } from './subjects.ts'
import { drawPaperBacking } from './paper-joints.ts'

const R = 36
// The y coordinate in mm below which the text covers the sun. The sun therefore seems to rise behind the text.
const HORIZON = 21

/** Layout: a striped retro sun with the motif in front and the text below. */
export const sunsetLayout: Layout = (brief) => {
  const { palette, motif, words, style } = brief
  const tones = [
    palette.accent,
    mixColours(palette.accent, palette.second, 0.55),
    palette.second,
    mixColours(palette.second, palette.main, 0.6),
    palette.main,
  ]
  const low = { cx: 0, top: HORIZON + 4.5, width: 98, cap: 19, ground: palette.paper }
  const block = style
    ? layOutWordmark(brief, low)
    : words.length > 0
      ? layOutWordBlock(brief, {
          cx: 0,
          top: R + 5,
          width: 94,
          cap: 19,
          ground: palette.paper,
          colours: [palette.ink, palette.main],
        })
      : { layers: [] }
  const whole = stripes(tones)
  const sky = makeRectangle(-R, -R, 2 * R, R + HORIZON)
  const risen = style !== null && words.length > 0
  const sun = risen ? whole.map((l) => ({ ...l, shape: intersect(l.shape, sky) })) : whole
  const text = block.layers.flatMap((l) => l.shape)
  return [
    ...(risen ? drawPaperBacking(text, palette.paper) : []),
    ...sun,
    ...(motif
      ? drawSubjects(
          brief,
          'inked',
          { cx: 0, cy: risen ? -6 : 3, width: 66, height: risen ? 51 : 54, ground: palette.main, halo: 2.6 },
          palette,
        )
      : []),
    ...block.layers,
  ]
}

/** Draws the sun as five stripes. The slits between them get wider towards the bottom. */
function stripes(tones: Colour[]): Layer[] {
  const sun = makeDisc(0, 0, R)
  const height = (2 * R) / tones.length
  return tones.map((tone, i) => {
    const slit = 0.9 + i * 0.55
    return makeLayer(
      'scenery',
      tone,
      intersect(makeRectangle(-R, -R + i * height, 2 * R, height - (i < tones.length - 1 ? slit : 0)), sun),
    )
  })
}
