import { mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound } from '../geometry/shape-operations.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { bendToWave } from '../lettering/envelope.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { drawBlockLetters, chooseLetterColours } from './block-letters.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { stackLines } from './stack-lines.ts'
import { drawSprayCloud, drawDrips } from './spray.ts'
import { drawSubjects, drawSubjectsAbove } from './subjects.ts'

/** Layout: a graffiti tag on a wave in front of a cloud of spray, with paint running down from it. The motif rises behind. */
export const tagLayout: Layout = (brief) => {
  const { palette, motif, random, set, type, words } = brief
  if (words.length === 0) return sprayed(brief)
  const lines = arrangeLines(words.map(toCapitals), words.length > 2 ? 3 : 2)
  const block = stackLines(set, type.display, lines, {
    width: 88,
    cap: motif ? 21 : 30,
    gap: 5,
    tracking: 0.05,
    ratio: 1.7,
  })
  const waves = block.lines.map((line): Shape => bendToWave(line.shape, 48, 3.6, 2))
  const box = measureBox(waves.flat())
  const text = waves.map((line) => translateShape(line, 0, (motif ? 12 : 0) - box.cy))
  const room = measureBox(text.flat())
  const colours = chooseLetterColours(palette)
  const paint = chooseReadableColour(palette.ink, [palette.second, palette.accent], 2.4)
  const runs = drawDrips(random, text.flat(), 6, 11)
  const haze = drawSprayCloud(random, room, 14)
  return [
    makeLayer('scenery', mixColours(palette.main, palette.ink, 0.1), haze.shape),
    makeLayer('scenery', paint, haze.drops),
    ...drawSubjectsAbove(brief, room.top),
    makeLayer('textfx', palette.ink, growRound(runs, 1.1)),
    makeLayer('textfx', paint, runs),
    ...drawBlockLetters(text, { dx: 1.5, dy: 2, ...colours, side: paint, shine: !motif }, palette),
  ]
}

/** Draws the motif alone on the cloud, with paint running down from the cloud's lower edge. */
function sprayed(brief: LayoutBrief): Layer[] {
  const { palette, random } = brief
  const place = { cx: 0, cy: 0, width: 76, height: 66, ground: palette.ink }
  const picture = drawSubjects(brief, 'stack', place)
  const body = picture[0]?.shape ?? []
  const paint = chooseReadableColour(palette.ink, [palette.second, palette.accent], 2.4)
  const runs = drawDrips(random, body, 5, 9)
  const haze = drawSprayCloud(random, measureBox(body), 10)
  return [
    makeLayer('scenery', mixColours(palette.main, palette.ink, 0.1), haze.shape),
    makeLayer('scenery', paint, haze.drops),
    makeLayer('textfx', palette.ink, growRound(runs, 1.1)),
    makeLayer('textfx', paint, runs),
    ...picture,
  ]
}
