import { chooseReadableColour, type Colour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { translateShape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { findHeadline } from '../lettering/arrange-lines.ts'
import type { LayoutBrief } from './layout.ts'
import type { LetteringArea } from './lettering-area.ts'

type BlockRoom = LetteringArea & {
  /** The width in mm of the lines after the main line. By default they are as wide as the main line. */
  footWidth?: number
}

// Space between two lines, as a multiple of the smaller line's cap height.
const LEADING = 0.62

/**
 * Returns the index of the line that becomes the largest. It is the line after an introduction such as "in loving memory of", or else the
 * first line of more than three letters.
 */
function heroOf(words: readonly string[]): number {
  const headline = findHeadline(words)
  return headline > 0
    ? headline
    : Math.max(
        0,
        words.findIndex((line) => line.length > 3),
      )
}

/**
 * Stacks the lines in reading order. The main line is as wide as the available width. The other lines are smaller and letter-spaced, with
 * rules beside them. Also returns the y coordinate of the block's lower end.
 */
export function layOutWordBlock(
  brief: LayoutBrief,
  room: BlockRoom,
): { layers: Layer[]; bottom: number; width: number } {
  const { words, set, type, palette } = brief
  const hero = heroOf(words)
  const main = typesetLargestLine(set, type.display, words[hero] ?? '', {
    width: room.width,
    cap: room.cap,
    tracking: 0.02,
  })
  const heroColour = chooseReadableColour(
    room.ground,
    room.colours ?? [palette.ink, palette.main, palette.paper],
    4.5,
  )
  const smallColour = chooseReadableColour(
    room.ground,
    room.second ?? [palette.main, palette.second, palette.ink, palette.paper],
    3.2,
  )
  const width = Math.max(main.width, room.width * 0.6)
  const layers: Layer[] = []
  let y = room.top
  words.forEach((text, i) => {
    const small = typesetLargestLine(set, type.second, text, {
      width: Math.min(i > hero ? (room.footWidth ?? room.width) : room.width, width * 1.05),
      cap: Math.max(main.cap * 0.44, 5),
      tracking: 0.22,
    })
    const line = i === hero ? main : small
    y += line.cap
    layers.push(
      makeLayer('text', i === hero ? heroColour : smallColour, translateShape(line.shape, room.cx, y)),
    )
    const spare = (width - line.width) / 2
    if (i !== hero && spare > 6)
      layers.push(...rules(room.cx, y - line.cap / 2, line.width / 2 + 2.5, width / 2, smallColour))
    if (i < words.length - 1) y += Math.max(small.cap, 4) * LEADING + 1.2
  })
  return { layers, bottom: y, width }
}

function rules(cx: number, y: number, from: number, to: number, fill: Colour): Layer[] {
  const height = 0.9
  return [
    makeLayer('frame', fill, [
      ...makeRectangle(cx - to, y - height / 2, to - from, height),
      ...makeRectangle(cx + from, y - height / 2, to - from, height),
    ]),
  ]
}
