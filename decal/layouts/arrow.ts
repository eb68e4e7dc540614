import { computeChroma, chooseReadableColour } from '../colour.ts'
import { makeLayer } from '../drawing.ts'
import { growRound } from '../geometry/shape-operations.ts'
import { measureBox, translateShape } from '../geometry/shape.ts'
import { drawBlockLetters, chooseLetterColours } from './block-letters.ts'
import type { Layout } from './layout.ts'
import { stackBouncingLines } from './halftone.ts'
import { drawSwoosh } from './spray.ts'
import { drawSubjectsAbove } from './subjects.ts'
import { drawBluntStar } from '../scenery/blunt-star.ts'

/** Layout: a graffiti tag over a swept arrow with sparks beside it. */
export const arrowLayout: Layout = (brief) => {
  const { palette, motif, random } = brief
  const lines = stackBouncingLines(brief, motif ? 84 : 94, motif ? 22 : 30)
  const box = measureBox(lines.flat())
  const text = lines.map((line) => translateShape(line, 0, (motif ? 12 : 0) - box.cy))
  const room = measureBox(text.flat())
  const sweep = drawSwoosh(room, room.bottom + 8)
  const colours = chooseLetterColours(palette)
  const bolt = chooseReadableColour(
    palette.ink,
    [palette.pale, palette.second, palette.accent].filter((c) => computeChroma(c) > 90),
    3,
  )
  const sparks = [
    ...drawBluntStar(room.left - 2, room.top - 2 + random() * 5, 4.6, 4, 0.3),
    ...drawBluntStar(room.right + 2, room.top - 5 + random() * 4, 5.6, 4, 0.3),
    ...drawBluntStar(room.right + 6, room.cy - random() * 5, 3, 4, 0.3),
  ]
  return [
    ...drawSubjectsAbove(brief, room.top),
    makeLayer('textfx', palette.ink, growRound(sweep, 3.2)),
    makeLayer('textfx', palette.paper, growRound(sweep, 2)),
    makeLayer('textfx', palette.ink, growRound(sweep, 1)),
    makeLayer('textfx', bolt, sweep),
    makeLayer('textfx', palette.ink, growRound(sparks, 1)),
    makeLayer('textfx', bolt, sparks),
    ...drawBlockLetters(text, { dx: 1.8, dy: 1.8, ...colours, shine: !motif }, palette),
  ]
}
