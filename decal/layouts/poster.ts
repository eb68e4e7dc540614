import { mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, subtract } from '../geometry/shape-operations.ts'
import { makeDisc, makeRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, isNameSuffixLine, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawDistress } from './distress.ts'
import { drawSubjects } from './subjects.ts'
import { drawBluntStar } from '../scenery/blunt-star.ts'

const WIDTH = 84
// Height of a line that follows a name, relative to the name. The line is in the narrow second typeface.
const FOLLOWING = 1.2

/** Layout: a wood-type broadside. Every line is as wide as the sheet, with rules between the lines and a border with scooped corners. */
export const posterLayout: Layout = (brief) => {
  const { palette, random, motif } = brief
  const dark = random() < 0.6
  const field = dark ? mixColours(palette.main, palette.ink, 0.35) : palette.paper
  const block = broadside(brief, field, motif ? 34 : 0)
  const height = block.bottom + 9
  const sheet = scooped(WIDTH + 20, height + 10)
  const placed = (shape: Shape): Shape => translateShape(shape, 0, -height / 2)
  const edge = chooseReadableColour(field, [palette.accent, palette.paper, palette.main], 2.5)
  return [
    makeLayer('frame', dark ? palette.ink : palette.main, sheet),
    makeLayer('frame', palette.paper, growRound(sheet, -1.6)),
    makeLayer('frame', field, growRound(sheet, -2.6)),
    makeLayer('frame', edge, subtract(growRound(sheet, -4.2), growRound(sheet, -5))),
    ...block.layers.map((l) => ({ ...l, shape: placed(l.shape) })),
    ...drawSubjects(brief, 'duo', {
      cx: 0,
      cy: -height / 2 + 21,
      width: 62,
      height: 30,
      ground: field,
      halo: 1.6,
    }),
    ...drawDistress(random, growRound(sheet, -0.5), palette.paper, 1.8),
  ]
}

function broadside(brief: LayoutBrief, field: string, top: number): { layers: Layer[]; bottom: number } {
  const { palette, set, type, words } = brief
  const lines = arrangeLines(words.map(toCapitals), words.length > 2 ? 3 : 2)
  const faces = [type.display, 'gothic', type.display] as const
  const tints = [
    chooseReadableColour(field, [palette.paper, palette.ink], 4.5),
    chooseReadableColour(field, [palette.accent, palette.main, palette.paper, palette.ink], 4.5),
    chooseReadableColour(field, [palette.paper, palette.ink], 4.5),
  ]
  const layers: Layer[] = []
  let y = top + (lines.length === 1 ? 16 : 9)
  let before = Infinity
  lines.forEach((text, i) => {
    const line = typesetLargestLine(set, faces[i] ?? type.display, text, {
      width: WIDTH,
      cap: Math.min(i === 1 ? 24 : 26, isNameSuffixLine(text) ? before * FOLLOWING : Infinity),
      tracking: 0.03,
      least: 5.4,
    })
    before = line.cap
    y += Math.max(line.cap, -measureBox(line.shape).top - 1)
    layers.push(makeLayer('text', tints[i] ?? palette.ink, translateShape(line.shape, 0, y)))
    // Makes room for accents above the capitals, and for J and Q, which descend below the baseline.
    y += Math.max(0, measureBox(line.shape).bottom - 1.2)
    if (i < lines.length - 1) {
      layers.push(makeLayer('frame', tints[1] ?? palette.ink, divider(y + 4.8)))
      y += 9.6
    }
  })
  if (lines.length === 1) {
    layers.push(makeLayer('frame', tints[1] ?? palette.ink, [...divider(top + 8), ...divider(y + 8)]))
    y += 7
  }
  return { layers, bottom: y }
}

/** Draws a rule with a star in its middle. */
function divider(y: number): Shape {
  const [from, to] = [6, WIDTH / 2 - 2]
  return [
    ...drawBluntStar(0, y, 2.4),
    ...makeRectangle(from, y - 0.45, to - from, 0.9),
    ...makeRectangle(-to, y - 0.45, to - from, 0.9),
  ]
}

/** Draws a sheet with scooped corners. */
function scooped(width: number, height: number): Shape {
  const sheet = makeRectangle(-width / 2, -height / 2, width, height)
  const box = measureBox(sheet)
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].flatMap((y) => makeDisc(x, y, 7)),
  )
  return subtract(sheet, corners)
}
