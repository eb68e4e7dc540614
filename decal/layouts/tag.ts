import { mix, readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { grow } from '../geometry/booleans.ts'
import { boxOf, shift, type Shape } from '../geometry/shape.ts'
import { waveShape } from '../lettering/envelope.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import { blockLetters, lettersOn } from './block-letters.ts'
import type { Brief, Layout } from './brief.ts'
import { stackLines } from './line-stack.ts'
import { cloud, drips } from './spray.ts'
import { dressSubjects, subjectsAbove } from './subjects.ts'

/** A graffiti tag on a wave in front of a cloud of spray, with paint running down from it. The motif rises behind. */
export const tag: Layout = (brief) => {
  const { palette, motif, random, set, type, words } = brief
  if (words.length === 0) return sprayed(brief)
  const lines = linesOf(words.map(capitals), words.length > 2 ? 3 : 2)
  const block = stackLines(set, type.display, lines, {
    width: 88,
    cap: motif ? 21 : 30,
    gap: 5,
    tracking: 0.05,
    ratio: 1.7,
  })
  const waves = block.lines.map((line): Shape => waveShape(line.shape, 48, 3.6, 2))
  const box = boxOf(waves.flat())
  const text = waves.map((line) => shift(line, 0, (motif ? 12 : 0) - box.cy))
  const room = boxOf(text.flat())
  const colours = lettersOn(palette)
  const paint = readable(palette.ink, [palette.second, palette.accent], 2.4)
  const runs = drips(random, text.flat(), 6, 11)
  const haze = cloud(random, room, 14)
  return [
    layer('scenery', mix(palette.main, palette.ink, 0.1), haze.shape),
    layer('scenery', paint, haze.drops),
    ...subjectsAbove(brief, room.top),
    layer('textfx', palette.ink, grow(runs, 1.1)),
    layer('textfx', paint, runs),
    ...blockLetters(text, { dx: 1.5, dy: 2, ...colours, side: paint, shine: !motif }, palette),
  ]
}

/** Draws the motif alone on the cloud, with paint running down from the cloud's lower edge. */
function sprayed(brief: Brief): Layer[] {
  const { palette, random } = brief
  const place = { cx: 0, cy: 0, width: 76, height: 66, ground: palette.ink }
  const picture = dressSubjects(brief, 'stack', place)
  const body = picture[0]?.shape ?? []
  const paint = readable(palette.ink, [palette.second, palette.accent], 2.4)
  const runs = drips(random, body, 5, 9)
  const haze = cloud(random, boxOf(body), 10)
  return [
    layer('scenery', mix(palette.main, palette.ink, 0.1), haze.shape),
    layer('scenery', paint, haze.drops),
    layer('textfx', palette.ink, grow(runs, 1.1)),
    layer('textfx', paint, runs),
    ...picture,
  ]
}
