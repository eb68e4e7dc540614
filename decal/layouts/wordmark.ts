import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief } from './layout.ts'
import type { LetteringArea } from './lettering-area.ts'

type MarkRoom = LetteringArea & { rules?: boolean; tracking?: number }

/**
 * Typesets a name in the style of a company logo. The first line is large. The other lines are small and letter-spaced below it, with rules
 * that make them as wide as the first line. Also returns the block's lower end and its width, in mm.
 */
export function layOutWordmark(
  brief: LayoutBrief,
  room: MarkRoom,
): { layers: Layer[]; bottom: number; width: number } {
  const { set, type, palette, words } = brief
  const [first = '', rest] = arrangeLines(words.map(toCapitals), 2)
  const tracking = room.tracking ?? 0.03
  const hero = typesetLargestLine(set, type.display, first, {
    width: room.width,
    cap: room.cap,
    tracking,
    least: 5.4,
  })
  const ink = chooseReadableColour(
    room.ground,
    room.colours ?? [palette.ink, palette.main, palette.paper],
    4.5,
  )
  const soft = chooseReadableColour(
    room.ground,
    room.second ?? [palette.second, palette.main, palette.ink, palette.paper],
    4.5,
  )
  const baseline = room.top + Math.max(hero.cap, -measureBox(hero.shape).top - hero.cap * 0.12)
  const layers = [makeLayer('text', ink, translateShape(hero.shape, room.cx, baseline))]
  if (!rest) return { layers, bottom: baseline, width: hero.width }
  const width = Math.max(hero.width, room.width * 0.62)
  const cap = Math.min(8, Math.max(hero.cap * 0.42, 5.2))
  const small = typesetLargestLine(set, type.second, rest, { width, cap, tracking: 0.26, least: 4.2 })
  const y =
    baseline +
    Math.max(3.6, small.cap * 0.75) +
    Math.max(small.cap, -measureBox(small.shape).top - small.cap * 0.1)
  layers.push(makeLayer('text', soft, translateShape(small.shape, room.cx, y)))
  const spare = (width - small.width) / 2 - 3
  if ((room.rules ?? true) && spare > 4) {
    const [from, middle] = [small.width / 2 + 3, y - small.cap / 2]
    layers.push(
      makeLayer('frame', soft, [
        ...makeRectangle(room.cx + from, middle - 0.5, spare, 1),
        ...makeRectangle(room.cx - from - spare, middle - 0.5, spare, 1),
      ]),
    )
  }
  return { layers, bottom: y, width }
}
