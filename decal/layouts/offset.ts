import { contrast, readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { grow } from '../geometry/booleans.ts'
import { disc, rectangle } from '../geometry/figures.ts'
import { boxOf, shift, type Shape } from '../geometry/shape.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import type { Brief, Layout } from './brief.ts'
import { stackLines } from './line-stack.ts'
import { neck } from './neck.ts'
import { dressSubjects, lapOf } from './subjects.ts'

/** Large plain letters with a second colour printed out of register, and the motif on a flat circle above. */
export const offset: Layout = (brief) => {
  const { palette, motif, set, type, words } = brief
  const lines = linesOf(words.map(capitals), words.length > 2 ? 3 : 2)
  const block = stackLines(set, type.display, lines, {
    width: 94,
    cap: motif ? 19 : 30,
    gap: 5.2,
    tracking: 0.02,
    ratio: 1.7,
  })
  const top = motif ? 12 : -block.height / 2
  const text = shift(
    block.lines.flatMap((line) => line.shape),
    0,
    top + block.height / 2,
  )
  const ghost = shift(text, 1.5, 1.7)
  const echo = readable(palette.paper, [palette.second, palette.accent], 1.6)
  // The face has to contrast with its echo as well as with the paper.
  const face = [palette.main, palette.ink].find(
    (c) => contrast(c, echo) >= 3 && contrast(c, palette.paper) >= 4.5,
  )
  const picture = motif ? onCircle(brief, top) : []
  return [
    ...neck(
      picture.flatMap((l) => l.shape),
      text,
      palette.paper,
    ),
    ...(motif ? [] : strokes(brief, text)),
    ...picture,
    layer('textfx', palette.paper, grow(text, 2.2)),
    layer('textfx', echo, ghost),
    layer('textfx', palette.paper, grow(text, 0.55)),
    layer('text', face ?? palette.ink, text),
  ]
}

function onCircle(brief: Brief, top: number): Layer[] {
  const { palette } = brief
  const r = 29
  const cy = top - r + 5
  return [
    layer('scenery', palette.main, disc(2, cy + 2.2, r)),
    layer('scenery', palette.second, disc(0, cy, r)),
    ...dressSubjects(brief, 'inked', {
      cx: 0,
      cy: cy - 4 + lapOf(brief, 3),
      width: 62,
      height: 50,
      ground: palette.second,
      halo: 2.2,
    }),
  ]
}

/** Draws a two-coloured bar above and below lettering without a motif. */
function strokes({ palette }: Brief, text: Shape): Layer[] {
  const box = boxOf(text)
  const bar = (y: number, split: number): Layer[] => [
    layer('frame', palette.main, rectangle(box.left, y, box.width * split - 1.4, 2.6)),
    layer('frame', palette.accent, rectangle(box.left + box.width * split, y, box.width * (1 - split), 2.6)),
  ]
  const panel = rectangle(box.left, box.top - 7.4, box.width + 1.5, box.height + 15.6)
  return [layer('backing', palette.paper, panel), ...bar(box.top - 7.4, 0.72), ...bar(box.bottom + 5.6, 0.28)]
}
