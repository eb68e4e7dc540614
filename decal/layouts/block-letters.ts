import { computeChroma, mixColours, chooseReadableColour, type Colour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { runPathOperations, type Paths } from '../geometry/clipper.ts'
import { getCurrentFlatness } from '../geometry/curve-fineness.ts'
import {
  growPathsRound,
  growRound,
  intersect,
  subtract,
  dropRedundantPoints,
} from '../geometry/shape-operations.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { bluntTips } from '../geometry/make-printable.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { extrudeShape } from '../lettering/extrude-shape.ts'
import type { Palette } from '../palettes.ts'

type BlockStyle = {
  /** The offset of the block's back from its front face, in mm. */
  dx: number
  dy: number
  side: Colour
  face: Colour
  /** Colour of the lower half of the letters; by default the colour of the upper half. */
  foot?: Colour
  /** Whether the upper left edges have highlights. */
  shine?: boolean
}

// The tolerance in mm for simplifying outlines. A deviation of this size is too small to see, and simplifying halves the number of points.
const SIMPLIFY_TOLERANCE_MM = 0.02
// The widths in mm of the rims around block letters, from the inside out: ink, paper, ink.
const RIM_WIDTHS_MM = [1, 1.25, 1.25] as const

/** Draws block letters: their front face, ink outline and side, surrounded by three rims in the colours ink, paper and ink. */
export function drawBlockLetters(
  lines: readonly Shape[],
  look: BlockStyle,
  { ink, paper }: Palette,
): Layer[] {
  const text = lines.flat()
  const solid = extrudeShape(dropRedundantPoints(text, SIMPLIFY_TOLERANCE_MM), look.dx, look.dy)
  const { near, middle, far } = drawRims(solid)
  return [
    makeLayer('textfx', ink, far),
    makeLayer('textfx', paper, middle),
    makeLayer('textfx', ink, near),
    makeLayer('textfx', look.side, solid),
    makeLayer('textfx', ink, dropRedundantPoints(growRound(text, 0.5), SIMPLIFY_TOLERANCE_MM)),
    makeLayer('text', look.face, text),
    ...(look.foot ? [makeLayer('shade', look.foot, lines.flatMap(lowerHalf))] : []),
    ...(look.shine
      ? [makeLayer('shade', mixColours(look.face, '#ffffff', 0.7), drawLetterHighlights(text))]
      : []),
  ]
}

/** Returns three enlarged copies of a shape, one for each rim. Each copy contains the smaller copies. */
function drawRims(shape: Shape): { near: Shape; middle: Shape; far: Shape } {
  return runPathOperations((operations) => {
    const { write, simplify, dropHoles, read } = operations
    const grow = (paths: Paths, mm: number): Paths => growPathsRound(operations, paths, mm)
    const tolerance = getCurrentFlatness(SIMPLIFY_TOLERANCE_MM)
    const near = grow(write(shape), RIM_WIDTHS_MM[0])
    const middle = simplify(grow(dropHoles(near), RIM_WIDTHS_MM[1]), tolerance)
    const far = simplify(grow(middle, RIM_WIDTHS_MM[2]), tolerance)
    return { near: read(near), middle: read(middle), far: read(far) }
  })
}

function lowerHalf(line: Shape): Shape {
  const box = measureBox(line)
  return intersect(line, makeRectangle(box.left, box.cy + box.height * 0.04, box.width, box.height))
}

/** Draws the highlight on the upper left of letters, as thin as a pen stroke. */
export function drawLetterHighlights(text: Shape): Shape {
  const inner = growRound(text, -0.75)
  return bluntTips(subtract(inner, translateShape(inner, 0.7, 0.75)))
}

/**
 * Returns colours for the letters' upper and lower halves, both legible on ink, and for the sides of the blocks, which contrast with ink.
 */
export function chooseLetterColours(palette: Palette): { face: Colour; foot: Colour; side: Colour } {
  const { ink, accent, pale, paper, second, main } = palette
  const face = chooseReadableColour(ink, [accent, pale, paper], 5)
  const blend = mixColours(face, second, 0.55)
  // If the two colours are opposites, their blend is a dull grey. The lower half then gets the second colour itself, or a lighter tone of
  // the face's colour.
  const vivid = [
    ...(computeChroma(blend) >= computeChroma(face) * 0.7 ? [blend] : []),
    second,
    mixColours(face, '#ffffff', 0.4),
  ]
  return { face, foot: chooseReadableColour(ink, vivid, 4.5), side: main === ink ? second : main }
}
