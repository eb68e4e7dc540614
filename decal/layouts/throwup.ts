import { mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import {
  fillHoles,
  growRound,
  intersect,
  subtract,
  dropRedundantPoints,
} from '../geometry/shape-operations.ts'
import { makeDisc, makeRectangle } from '../geometry/figures.ts'
import { bluntTips } from '../geometry/make-printable.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetBouncingLine } from '../lettering/set-bouncing-line.ts'
import { bendToWave } from '../lettering/envelope.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { chooseLetterColours } from './block-letters.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSprayCloud, drawDrips } from './spray.ts'
import { drawSubjectsAbove } from './subjects.ts'
import { drawBluntStar } from '../scenery/blunt-star.ts'

/** Layout: a graffiti throw-up, which is fat round letters that swell and bounce, with highlights, on a cloud in one colour. */
export const throwupLayout: Layout = (brief) => {
  const { palette, motif, random } = brief
  const lines = bubbles(brief)
  const box = measureBox(lines.flat())
  const text = lines.map((line) => translateShape(line, 0, (motif ? 13 : 0) - box.cy))
  const room = measureBox(text.flat())
  const haze = drawSprayCloud(random, room, 0).shape
  const hazeColour = chooseReadableColour(palette.ink, [palette.second, palette.accent], 2)
  return [
    makeLayer('scenery', palette.ink, growRound(haze, 1.2)),
    makeLayer('scenery', hazeColour, haze),
    makeLayer('scenery', mixColours(hazeColour, '#ffffff', 0.35), glints(haze)),
    ...drawSubjectsAbove(brief, room.top),
    ...painted(brief, text),
  ]
}

function bubbles({ set, words, random }: LayoutBrief): Shape[] {
  const lines = arrangeLines(words.map(toCapitals), words.length > 2 ? 3 : 2)
  let y = 0
  return lines.map((text) => {
    const face = text.length > 13 ? 'lucky' : 'titan'
    const line = typesetBouncingLine(set, face, text, random, {
      width: 82,
      cap: 26,
      tracking: 0.05,
      jump: 0.07,
      tilt: 6,
    })
    y += line.cap
    const shape = bendToWave(translateShape(line.shape, 0, y), 44, 2.4, 1)
    y += 5.4
    return shape
  })
}

function painted({ palette, random }: LayoutBrief, lines: readonly Shape[]): Layer[] {
  const { ink, main, paper } = palette
  const text = lines.flat()
  const { face, foot } = chooseLetterColours(palette)
  const rim = dropRedundantPoints(fillHoles(growRound(text, 1.6)), 0.03)
  const shell = dropRedundantPoints(growRound(rim, 1.9), 0.03)
  const runs = drawDrips(random, shell, 5, 8)
  return [
    ...sparkles(measureBox(shell), palette.pale, ink),
    makeLayer('textfx', ink, growRound([...shell, ...runs], 1)),
    makeLayer('textfx', main, [...shell, ...runs]),
    makeLayer('textfx', ink, rim),
    makeLayer('text', face, text),
    ...lines.map((line) => makeLayer('shade', foot, bluntTips(lower(line)))),
    makeLayer('shade', paper, lights(text)),
  ]
}

function lower(line: Shape): Shape {
  const box = measureBox(line)
  const swell = Array.from({ length: 5 }, (_, i) =>
    makeDisc(box.left + (box.width * i) / 4, box.cy + box.height * 0.5, box.height * 0.48),
  )
  return intersect(line, [
    ...swell.flat(),
    ...makeRectangle(box.left, box.cy + box.height * 0.3, box.width, box.height),
  ])
}

/** Draws a round highlight at the upper left of every letter. */
function lights(text: Shape): Shape {
  const inner = growRound(text, -1.1)
  return bluntTips(subtract(inner, translateShape(inner, 1, 1.1)))
}

function glints(haze: Shape): Shape {
  const inner = growRound(haze, -1.8)
  return bluntTips(subtract(inner, translateShape(inner, 1.5, 1.7)))
}

function sparkles(box: ReturnType<typeof measureBox>, fill: string, ink: string): Layer[] {
  const stars = [
    ...drawBluntStar(box.right + 1, box.top + 1, 5, 4, 0.28),
    ...drawBluntStar(box.left - 1, box.bottom - 2, 3.6, 4, 0.28),
  ]
  return [makeLayer('textfx', ink, growRound(stars, 0.9)), makeLayer('textfx', fill, stars)]
}
