import { computeContrast, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound } from '../geometry/shape-operations.ts'
import { makeDisc, makeRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { stackLines } from './stack-lines.ts'
import { drawPaperConnector } from './paper-joints.ts'
import { drawSubjects, computeAllowedOverlap } from './subjects.ts'

/** Layout: large plain letters with a second colour printed out of register, and the motif on a flat circle above. */
export const offsetLayout: Layout = (brief) => {
  const { palette, motif, set, type, words } = brief
  const lines = arrangeLines(words.map(toCapitals), words.length > 2 ? 3 : 2)
  const block = stackLines(set, type.display, lines, {
    width: 94,
    cap: motif ? 19 : 30,
    gap: 5.2,
    tracking: 0.02,
    ratio: 1.7,
  })
  const top = motif ? 12 : -block.height / 2
  const text = translateShape(
    block.lines.flatMap((line) => line.shape),
    0,
    top + block.height / 2,
  )
  const ghost = translateShape(text, 1.5, 1.7)
  const echo = chooseReadableColour(palette.paper, [palette.second, palette.accent], 1.6)
  // The letters' colour has to contrast with the offset second colour as well as with the paper.
  const face = [palette.main, palette.ink].find(
    (c) => computeContrast(c, echo) >= 3 && computeContrast(c, palette.paper) >= 4.5,
  )
  const picture = motif ? onCircle(brief, top) : []
  return [
    ...drawPaperConnector(
      picture.flatMap((l) => l.shape),
      text,
      palette.paper,
    ),
    ...(motif ? [] : strokes(brief, text)),
    ...picture,
    makeLayer('textfx', palette.paper, growRound(text, 2.2)),
    makeLayer('textfx', echo, ghost),
    makeLayer('textfx', palette.paper, growRound(text, 0.55)),
    makeLayer('text', face ?? palette.ink, text),
  ]
}

function onCircle(brief: LayoutBrief, top: number): Layer[] {
  const { palette } = brief
  const r = 29
  const cy = top - r + 5
  return [
    makeLayer('scenery', palette.main, makeDisc(2, cy + 2.2, r)),
    makeLayer('scenery', palette.second, makeDisc(0, cy, r)),
    ...drawSubjects(brief, 'inked', {
      cx: 0,
      cy: cy - 4 + computeAllowedOverlap(brief, 3),
      width: 62,
      height: 50,
      ground: palette.second,
      halo: 2.2,
    }),
  ]
}

/** Draws a two-coloured bar above and below lettering without a motif. */
function strokes({ palette }: LayoutBrief, text: Shape): Layer[] {
  const box = measureBox(text)
  const bar = (y: number, split: number): Layer[] => [
    makeLayer('frame', palette.main, makeRectangle(box.left, y, box.width * split - 1.4, 2.6)),
    makeLayer(
      'frame',
      palette.accent,
      makeRectangle(box.left + box.width * split, y, box.width * (1 - split), 2.6),
    ),
  ]
  const panel = makeRectangle(box.left, box.top - 7.4, box.width + 1.5, box.height + 15.6)
  return [
    makeLayer('backing', palette.paper, panel),
    ...bar(box.top - 7.4, 0.72),
    ...bar(box.bottom + 5.6, 0.28),
  ]
}
