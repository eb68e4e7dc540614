import { computeLuminance, mixColours, chooseReadableColour, type Colour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, subtract } from '../geometry/shape-operations.ts'
import { makeDisc, makeRectangle, makeRoundedRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, findHeadline, arrangeLines } from '../lettering/arrange-lines.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSubjects } from './subjects.ts'

/**
 * Layout: a horizontal plate like those beside office doors, with a double border, the motif on the left, and the name and a rule on the
 * right.
 */
export const nameplateLayout: Layout = (brief) => {
  const { palette, random, motif, words } = brief
  const dark =
    computeLuminance(palette.main) > 0.16 ? mixColours(palette.main, palette.ink, 0.7) : palette.main
  const field: Colour = pickRandomEntry(random, [dark, dark, palette.paper])
  const line = chooseReadableColour(field, [palette.accent, palette.second, dark, palette.paper], 2.5)
  const lines = arrangeLines(words.map(toCapitals), words.length > 2 ? 3 : 2)
  const height = lines.length > 2 ? 58 : 46
  const plate = pickRandomEntry(random, [
    makeRoundedRectangle(-55, -height / 2, 110, height, 4),
    notched(110, height),
  ])
  const room = motif ? { left: -12, width: 58 } : { left: -45, width: 90 }
  return [
    makeLayer('frame', field === palette.paper ? dark : field, plate),
    makeLayer('frame', field, growRound(plate, -1.6)),
    makeLayer('frame', line, subtract(growRound(plate, -2.8), growRound(plate, -3.6))),
    ...(motif
      ? drawSubjects(brief, 'plain', {
          cx: -33,
          cy: 0,
          width: 30,
          height: height - 16,
          ground: field,
          usual: chooseReadableColour(field, [palette.paper, dark], 4.5),
        })
      : []),
    ...(motif && lines.length > 0
      ? [makeLayer('frame', line, makeRectangle(-14.6, -height / 2 + 9, 0.8, height - 18))]
      : []),
    ...texts(brief, lines, field, room),
  ]
}

function texts(
  brief: LayoutBrief,
  lines: readonly string[],
  field: Colour,
  room: { left: number; width: number },
): Layer[] {
  const { palette, set, type, motif } = brief
  const strong = chooseReadableColour(field, [palette.paper, palette.ink], 7)
  const soft = chooseReadableColour(field, [palette.accent, palette.main, palette.paper, palette.ink], 4.5)
  const headline = findHeadline(lines)
  const fitted = lines.map((text, i) =>
    i === headline
      ? typesetLargestLine(set, type.display, text, {
          width: room.width,
          cap: motif ? 12 : 15,
          tracking: 0.05,
          least: 5.4,
        })
      : typesetLargestLine(set, type.second, text, {
          width: room.width,
          cap: 6.4,
          tracking: 0.2,
          least: 4.2,
        }),
  )
  const air = 6
  const total = fitted.reduce((sum, line) => sum + line.cap, 0) + air * (fitted.length - 1)
  let y = -total / 2
  const placed = fitted.map((line, i) => {
    y += line.cap
    const box = measureBox(line.shape)
    const x = motif ? room.left + 2 - box.left : room.left + room.width / 2
    const at = makeLayer('text', i === headline ? strong : soft, translateShape(line.shape, x, y))
    y += air
    return at
  })
  return placed
}

/** Draws a plate with its corners cut in steps. */
function notched(width: number, height: number): Shape {
  const plate = makeRectangle(-width / 2, -height / 2, width, height)
  const corners = [-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sy) => makeDisc((sx * width) / 2, (sy * height) / 2, 5)),
  )
  return subtract(plate, corners)
}
