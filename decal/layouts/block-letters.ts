import { chroma, mix, readable, type Colour } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { fillHoles, grow, intersect, subtract, thin } from '../geometry/booleans.ts'
import { rectangle } from '../geometry/figures.ts'
import { blunt } from '../geometry/printable.ts'
import { boxOf, shift, type Shape } from '../geometry/shape.ts'
import { extrudeShape } from '../lettering/extrude-shape.ts'
import type { Palette } from '../palettes.ts'

type Look = {
  /** The offset of the block's back from its face, in mm. */
  dx: number
  dy: number
  side: Colour
  face: Colour
  /** Colour of the lower half of the letters; by default the same as the face. */
  foot?: Colour
  /** Whether the upper left edges have highlights. */
  shine?: boolean
}

// UNSEEN: the tolerance in mm for simplifying outlines, which halves their points and is too small to see. RIMS: the rims around block
// letters from the inside out, in mm: ink, paper, ink.
const UNSEEN = 0.02
const RIMS = [1, 1.25, 1.25] as const

/** Draws block letters: their face, ink outline and side, surrounded by an ink, a paper and an ink rim. */
export function blockLetters(lines: readonly Shape[], look: Look, { ink, paper }: Palette): Layer[] {
  const text = lines.flat()
  const solid = extrudeShape(thin(text, UNSEEN), look.dx, look.dy)
  const near = grow(solid, RIMS[0])
  const middle = thin(grow(fillHoles(near), RIMS[1]), UNSEEN)
  const far = thin(grow(middle, RIMS[2]), UNSEEN)
  return [
    layer('textfx', ink, far),
    layer('textfx', paper, middle),
    layer('textfx', ink, near),
    layer('textfx', look.side, solid),
    layer('textfx', ink, thin(grow(text, 0.5), UNSEEN)),
    layer('text', look.face, text),
    ...(look.foot ? [layer('shade', look.foot, lines.flatMap(lowerHalf))] : []),
    ...(look.shine ? [layer('shade', mix(look.face, '#ffffff', 0.7), shineOf(text))] : []),
  ]
}

function lowerHalf(line: Shape): Shape {
  const box = boxOf(line)
  return intersect(line, rectangle(box.left, box.cy + box.height * 0.04, box.width, box.height))
}

/** Draws the highlight on the upper left of letters, as thin as a pen stroke. */
export function shineOf(text: Shape): Shape {
  const inner = grow(text, -0.75)
  return blunt(subtract(inner, shift(inner, 0.7, 0.75)))
}

/** Returns colours for the letters' upper and lower halves, both legible on ink, and for their side, which contrasts with ink. */
export function lettersOn(palette: Palette): { face: Colour; foot: Colour; side: Colour } {
  const { ink, accent, pale, paper, second, main } = palette
  const face = readable(ink, [accent, pale, paper], 5)
  const blend = mix(face, second, 0.55)
  // Opposite colours blend to grey. In that case the second colour itself, or a lighter face, is used instead.
  const vivid = [...(chroma(blend) >= chroma(face) * 0.7 ? [blend] : []), second, mix(face, '#ffffff', 0.4)]
  return { face, foot: readable(ink, vivid, 4.5), side: main === ink ? second : main }
}
