import { computeChroma, computeContrast, mixColours, chooseReadableColour, type Colour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, intersect, union } from '../geometry/shape-operations.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { measureBox, skewShape, translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import { extrudeShape } from '../lettering/extrude-shape.ts'
import { fitLine } from '../lettering/fit-line.ts'
import type { Typeface } from '../lettering/typefaces.ts'
import { breakInMiddle } from '../lettering/break-in-middle.ts'
import type { Palette } from '../palettes.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'

const faces: readonly [Typeface, ...Typeface[]] = ['racing', 'russo', 'bowlby', 'bangers', 'lucky', 'anton']

/** Layout: slanted block letters in two tones, without a picture. */
export const letteringLayout: Layout = (given) => {
  const brief = {
    ...given,
    words: given.words.length === 1 ? breakInMiddle(given.words[0] ?? '', 9) : given.words,
  }
  const { palette, random } = brief
  const typeface = pickRandomEntry(random, faces)
  const tilt = pickRandomEntry(random, [-5, -4, 0])
  const lines = stackLines(brief, typeface).map((line) =>
    rotateShape(skewShape(line, typeface === 'racing' ? 0 : 7), tilt),
  )
  const text = union(...lines)
  const solid = extrudeShape(text, 1.7, 2.2)
  const face = chooseReadableColour(palette.ink, [palette.accent, palette.pale, palette.paper], 4.5)
  const [upper, lower] = tones(face, palette)
  const halves = lines.map((line) => rotateShape(lowerHalf(rotateShape(line, -tilt)), tilt))
  return [
    makeLayer('textfx', palette.ink, growRound(solid, 3.6)),
    makeLayer('textfx', palette.paper, growRound(solid, 2.3)),
    makeLayer('textfx', palette.ink, growRound(solid, 1.1)),
    makeLayer('textfx', palette.main === palette.ink ? palette.second : palette.main, solid),
    makeLayer('textfx', palette.ink, growRound(text, 0.5)),
    makeLayer('text', upper, text),
    makeLayer('text', lower, union(...halves)),
  ] satisfies Layer[]
}

/**
 * Returns two tones for the letters: the given colour, and its blend with the palette's second colour. If the blend is dull or contrasts
 * too little with ink, returns a lighter tone of the given colour, and the given colour.
 */
function tones(face: Colour, { ink, second }: Palette): [Colour, Colour] {
  const blend = mixColours(face, second, 0.5)
  const vivid = computeChroma(blend) >= computeChroma(face) * 0.6 && computeContrast(blend, ink) >= 3.4
  return vivid ? [face, blend] : [mixColours(face, '#ffffff', 0.55), face]
}

/** Stacks lines. A line becomes as wide as the available width, unless its height would exceed the limit. */
function stackLines({ words, set }: LayoutBrief, typeface: Typeface): Shape[] {
  let y = 0
  const placed = words.map((text) => {
    const line = fitLine(set, typeface, text, {
      width: 98,
      cap: words.length > 2 ? 20 : 30,
      tracking: 0.06,
    })
    y += line.cap
    const at = translateShape(line.shape, 0, y)
    y += 5.4
    return at
  })
  return placed.map((line) => translateShape(line, 0, -y / 2))
}

function lowerHalf(line: Shape): Shape {
  const box = measureBox(line)
  return intersect(line, makeRectangle(box.left, box.cy, box.width, box.height))
}
