import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound } from '../geometry/shape-operations.ts'
import { makeRingBand, makeDisc, computePolarPoint } from '../geometry/figures.ts'
import { sampleCurve } from '../geometry/sample-curve.ts'
import { measureBox, scaleShape, translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import { breakInMiddle } from '../lettering/break-in-middle.ts'
import { fitLine } from '../lettering/fit-line.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSubjects } from './subjects.ts'

/** Layout: wedding script in a ring, a double ring or a laurel. Dates and capitals are small and upright. */
export const scriptLayout: Layout = (brief) => {
  const { palette, random, motif } = brief
  const frame = pickRandomEntry(random, ['laurel', 'rings', 'laurel'])
  const gold = chooseReadableColour(palette.paper, [palette.accent, palette.second, palette.main], 2)
  const leaf = chooseReadableColour(palette.paper, [palette.second, palette.accent, palette.main], 2)
  const picture = motif
    ? drawSubjects(brief, 'plain', { cx: 0, cy: -23, width: 38, height: 20, ground: palette.paper }, palette)
    : []
  return [
    makeLayer('backing', palette.paper, makeDisc(0, 0, 50)),
    makeLayer('frame', gold, [...makeRingBand(0, 0, 47.2, 46.5), ...makeRingBand(0, 0, 45.4, 44.9)]),
    ...(frame === 'laurel'
      ? [makeLayer('frame', leaf, laurel())]
      : [makeLayer('frame', gold, makeRingBand(0, 0, 41, 40.5))]),
    ...picture,
    ...lines(brief, motif ? 7 : 0, gold, frame === 'laurel' ? 62 : 74),
  ]
}

const isSmall = (text: string): boolean => text === text.toUpperCase() && text.length > 2

function lines({ words, set, palette }: LayoutBrief, drop: number, gold: string, width: number): Layer[] {
  const ink = chooseReadableColour(palette.paper, [palette.ink], 4.5)
  const alone = words.filter((text) => !isSmall(text)).length === 1
  const set1 = words
    .flatMap((text) => breakInMiddle(text, isSmall(text) ? 16 : alone ? 8 : 28))
    .map((text) => {
      if (isSmall(text))
        return {
          shape: fitLine(set, 'josefin', text, { width: width * 0.86, cap: 4.6, tracking: 0.3 }).shape,
          colour: ink,
          air: 4.5,
        }
      const short = text.length < 4
      // Thickens the thin strokes of script slightly, so that they print.
      const shape = growRound(fitLine(set, 'script', text, { width, cap: short ? 10 : 19 }).shape, 0.14)
      return {
        shape,
        colour: short ? chooseReadableColour(palette.paper, [gold, palette.main], 3) : ink,
        air: 0.5,
      }
    })
  let y = 0
  const placed = set1.map(({ shape, colour, air }) => {
    const box = measureBox(shape)
    y += air - box.top
    const at = makeLayer('text', colour, translateShape(shape, 0, y))
    y += box.bottom
    return at
  })
  const block = measureBox(placed.flatMap((l) => l.shape))
  // The block of text is scaled so that its corners lie within the circle.
  const k = Math.min(1.5, width / 2 / Math.hypot(block.width / 2, block.height / 2))
  return placed.map((l) => ({
    ...l,
    shape: translateShape(scaleShape(translateShape(l.shape, 0, -block.cy), k), 0, drop),
  }))
}

/** Draws two laurel twigs that rise from the bottom and leave the top open. */
function laurel(): Shape {
  const r = 39
  const leaf: Shape = [[...bow(1), ...bow(-1).toReversed()]]
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 13 }, (_, i) => {
      const degrees = 90 - side * (12 + i * 9.2)
      const size = 1 - i * 0.03
      const at = computePolarPoint((degrees * Math.PI) / 180, r)
      return [-1, 1].flatMap((lift) => {
        const grown = leaf.map((ring) => ring.map((p) => ({ x: p.x * size, y: p.y * size })))
        return translateShape(rotateShape(grown, degrees - side * 90 + lift * 32), at.x, at.y)
      })
    }).flat(),
  )
}

/** Draws one edge of a leaf 7.6 mm long. */
function bow(side: number): Shape[number] {
  return sampleCurve(10, (t) => ({ x: 0.4 + t * 7.6, y: side * 1.6 * Math.sin(t * Math.PI) }))
}
