import { mix, readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { fillHoles, grow, intersect, subtract, thin } from '../geometry/booleans.ts'
import { disc, rectangle } from '../geometry/figures.ts'
import { blunt } from '../geometry/printable.ts'
import { boxOf, shift, type Shape } from '../geometry/shape.ts'
import { bouncedLine } from '../lettering/bounced.ts'
import { waveShape } from '../lettering/envelope.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import { lettersOn } from './block-letters.ts'
import type { Brief, Layout } from './brief.ts'
import { cloud, drips } from './spray.ts'
import { subjectsAbove } from './subjects.ts'
import { bluntStar } from '../scenery/blunt-star.ts'

/** A throw-up: fat round letters that swell and bounce, with highlights, on a cloud in one colour. */
export const throwup: Layout = (brief) => {
  const { palette, motif, random } = brief
  const lines = bubbles(brief)
  const box = boxOf(lines.flat())
  const text = lines.map((line) => shift(line, 0, (motif ? 13 : 0) - box.cy))
  const room = boxOf(text.flat())
  const haze = cloud(random, room, 0).shape
  const hazeColour = readable(palette.ink, [palette.second, palette.accent], 2)
  return [
    layer('scenery', palette.ink, grow(haze, 1.2)),
    layer('scenery', hazeColour, haze),
    layer('scenery', mix(hazeColour, '#ffffff', 0.35), glints(haze)),
    ...subjectsAbove(brief, room.top),
    ...painted(brief, text),
  ]
}

function bubbles({ set, words, random }: Brief): Shape[] {
  const lines = linesOf(words.map(capitals), words.length > 2 ? 3 : 2)
  let y = 0
  return lines.map((text) => {
    const face = text.length > 13 ? 'lucky' : 'titan'
    const line = bouncedLine(set, face, text, random, {
      width: 82,
      cap: 26,
      tracking: 0.05,
      jump: 0.07,
      tilt: 6,
    })
    y += line.cap
    const shape = waveShape(shift(line.shape, 0, y), 44, 2.4, 1)
    y += 5.4
    return shape
  })
}

function painted({ palette, random }: Brief, lines: readonly Shape[]): Layer[] {
  const { ink, main, paper } = palette
  const text = lines.flat()
  const { face, foot } = lettersOn(palette)
  const rim = thin(fillHoles(grow(text, 1.6)), 0.03)
  const shell = thin(grow(rim, 1.9), 0.03)
  const runs = drips(random, shell, 5, 8)
  return [
    ...sparkles(boxOf(shell), palette.pale, ink),
    layer('textfx', ink, grow([...shell, ...runs], 1)),
    layer('textfx', main, [...shell, ...runs]),
    layer('textfx', ink, rim),
    layer('text', face, text),
    ...lines.map((line) => layer('shade', foot, blunt(lower(line)))),
    layer('shade', paper, lights(text)),
  ]
}

function lower(line: Shape): Shape {
  const box = boxOf(line)
  const swell = Array.from({ length: 5 }, (_, i) =>
    disc(box.left + (box.width * i) / 4, box.cy + box.height * 0.5, box.height * 0.48),
  )
  return intersect(line, [
    ...swell.flat(),
    ...rectangle(box.left, box.cy + box.height * 0.3, box.width, box.height),
  ])
}

/** Draws a round highlight at the upper left of every letter. */
function lights(text: Shape): Shape {
  const inner = grow(text, -1.1)
  return blunt(subtract(inner, shift(inner, 1, 1.1)))
}

function glints(haze: Shape): Shape {
  const inner = grow(haze, -1.8)
  return blunt(subtract(inner, shift(inner, 1.5, 1.7)))
}

function sparkles(box: ReturnType<typeof boxOf>, fill: string, ink: string): Layer[] {
  const stars = [
    ...bluntStar(box.right + 1, box.top + 1, 5, 4, 0.28),
    ...bluntStar(box.left - 1, box.bottom - 2, 3.6, 4, 0.28),
  ]
  return [layer('textfx', ink, grow(stars, 0.9)), layer('textfx', fill, stars)]
}
