import { chroma, readable } from '../colour.ts'
import { layer } from '../drawing.ts'
import { grow } from '../geometry/booleans.ts'
import { boxOf, shift } from '../geometry/shape.ts'
import { blockLetters, lettersOn } from './block-letters.ts'
import type { Layout } from './brief.ts'
import { bouncingLines } from './halftone.ts'
import { swoosh } from './spray.ts'
import { subjectsAbove } from './subjects.ts'
import { bluntStar } from '../scenery/blunt-star.ts'

/** A graffiti tag over a swept arrow with sparks beside it. */
export const arrow: Layout = (brief) => {
  const { palette, motif, random } = brief
  const lines = bouncingLines(brief, motif ? 84 : 94, motif ? 22 : 30)
  const box = boxOf(lines.flat())
  const text = lines.map((line) => shift(line, 0, (motif ? 12 : 0) - box.cy))
  const room = boxOf(text.flat())
  const sweep = swoosh(room, room.bottom + 8)
  const colours = lettersOn(palette)
  const bolt = readable(
    palette.ink,
    [palette.pale, palette.second, palette.accent].filter((c) => chroma(c) > 90),
    3,
  )
  const sparks = [
    ...bluntStar(room.left - 2, room.top - 2 + random() * 5, 4.6, 4, 0.3),
    ...bluntStar(room.right + 2, room.top - 5 + random() * 4, 5.6, 4, 0.3),
    ...bluntStar(room.right + 6, room.cy - random() * 5, 3, 4, 0.3),
  ]
  return [
    ...subjectsAbove(brief, room.top),
    layer('textfx', palette.ink, grow(sweep, 3.2)),
    layer('textfx', palette.paper, grow(sweep, 2)),
    layer('textfx', palette.ink, grow(sweep, 1)),
    layer('textfx', bolt, sweep),
    layer('textfx', palette.ink, grow(sparks, 1)),
    layer('textfx', bolt, sparks),
    ...blockLetters(text, { dx: 1.8, dy: 1.8, ...colours, shine: !motif }, palette),
  ]
}
