import { computeLuminance, mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, intersect, subtract } from '../geometry/shape-operations.ts'
import { makeRectangle, makeRoundedRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { stackLines } from './stack-lines.ts'
import { drawSubjects } from './subjects.ts'

// Height of the three bands together, in mm.
const BANDS = 10.5

/** Layout: a dark panel with three bands along its bottom and large text above. */
export const barsLayout: Layout = (brief) => {
  const { palette, motif, words, set, type, random } = brief
  const lines = arrangeLines(words.map(toCapitals), words.length > 2 ? 3 : 2)
  const block = stackLines(set, type.display, lines, {
    width: 86,
    cap: 25,
    gap: 5.4,
    tracking: 0.03,
    ratio: 2,
  })
  const high = motif ? 34 : 0
  const height = block.height + 20 + BANDS + high
  const round = pickRandomEntry(random, [7, height / 2.6, 16])
  const panel = makeRoundedRectangle(-52, -height / 2, 104, height, Math.min(round, 24))
  const ground =
    computeLuminance(palette.ink) < 0.05 ? mixColours(palette.ink, palette.main, 0.25) : palette.ink
  const text = translateShape(
    block.lines.flatMap((line) => line.shape),
    0,
    (high - BANDS) / 2 + 0.5,
  )
  const face = chooseReadableColour(ground, [palette.paper, palette.pale], 7)
  return [
    makeLayer('frame', ground, panel),
    makeLayer('frame', palette.accent, subtract(growRound(panel, -1.8), growRound(panel, -2.7))),
    ...bands(brief, growRound(panel, -4.2), ground),
    ...drawSubjects(brief, 'inked', {
      cx: 0,
      cy: -height / 2 + 23,
      width: 60,
      height: 34,
      ground,
      halo: 1.8,
    }),
    makeLayer('text', face, text),
  ]
}

/** Draws three bands along the bottom of the panel, clipped to it. */
function bands({ palette }: LayoutBrief, field: Shape, ground: string): Layer[] {
  const box = measureBox(field)
  const tones = [palette.accent, mixColours(palette.accent, palette.second, 0.55), palette.second]
  return tones.map((tone, i) => {
    const y = box.bottom - BANDS + i * (BANDS / 3) + 0.9
    const colour = chooseReadableColour(ground, [tone, mixColours(tone, '#ffffff', 0.4)], 2)
    return makeLayer(
      'scenery',
      colour,
      intersect(makeRectangle(box.left, y, box.width, BANDS / 3 - 0.9), field),
    )
  })
}
