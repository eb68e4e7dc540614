import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, union } from '../geometry/shape-operations.ts'
import { bluntTips } from '../geometry/make-printable.ts'
import { sampleCurve } from '../geometry/sample-curve.ts'
import { measureBox, translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import { breakInMiddle } from '../lettering/break-in-middle.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { fitLine } from '../lettering/fit-line.ts'
import { toCapitals } from '../lettering/arrange-lines.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawPaperConnector } from './paper-joints.ts'
import { drawSubjects } from './subjects.ts'

/**
 * Layout: a name in large rising script with a swash under it, as on a boat's transom, with further lines small below and the picture
 * above.
 */
export const swashLayout: Layout = (brief) => {
  const { palette, motif, random, words } = brief
  const [name = '', ...rest] = words
  const tilt = pickRandomEntry(random, [-7, -5, -6])
  const text = nameIn(brief, rest.length === 0 ? breakInMiddle(name, 15) : [name])
  const box = measureBox(text)
  const stroke = bluntTips(swashUnder(box.left, box.right, box.bottom + 1.5))
  const [face, mark] = [rotateShape(text, tilt), rotateShape(stroke, tilt)]
  const foot = measureBox(union(face, mark)).bottom
  const picture = motif ? pictureAbove(brief, measureBox(face).top) : []
  const ink = chooseReadableColour(palette.paper, [palette.main, palette.ink], 4.5)
  return [
    ...drawPaperConnector(
      picture.flatMap((l) => l.shape),
      face,
      palette.paper,
    ),
    ...picture,
    makeLayer('backing', palette.paper, growRound(union(face, mark), 3)),
    makeLayer(
      'frame',
      chooseReadableColour(palette.paper, [palette.accent, palette.second, palette.main], 1.6),
      mark,
    ),
    makeLayer('textfx', palette.paper, growRound(face, 1.4)),
    makeLayer('text', ink, face),
    ...below(brief, rest, foot + 3),
  ]
}

// Width in mm added to the typeface's thin strokes, so that they can be printed and cut.
const ADDED_STROKE_MM = 0.3

/** Typesets the lines of the name, one below the other. The first line's baseline is at y = 0. */
function nameIn({ set }: LayoutBrief, lines: readonly string[]): Shape {
  // Capitals in script are illegible, so lines in capitals are set in Garamond.
  const face = lines.some((line) => /^[^\p{Ll}]{3,}$/u.test(line)) ? 'garamond' : 'script'
  const fitted = lines.map((line) => fitLine(set, face, line, { width: 96, cap: 26 }))
  const cap = Math.min(...fitted.map((line) => line.cap)) * 1.35
  return lines.flatMap((line, i) => {
    const { shape } = fitLine(set, face, line, { width: 96, cap })
    return translateShape(growRound(shape, ADDED_STROKE_MM), 0, i * cap * 1.25)
  })
}

/** Draws a stroke that swells in its middle and tapers to both sides. */
function swashUnder(left: number, right: number, top: number): Shape {
  const width = right - left
  const edge = (thickness: number): Shape[number] =>
    sampleCurve(24, (t) => ({
      x: left + width * (0.06 + 0.94 * t),
      y: top + 3.2 - 3.2 * Math.sin(t * Math.PI * 1.15) + thickness * Math.sin(t * Math.PI),
    }))
  return [[...edge(0.5), ...edge(3).toReversed()]]
}

function pictureAbove(brief: LayoutBrief, top: number): Layer[] {
  const { palette } = brief
  const place = { cx: 0, cy: top - 13, width: 62, height: 34, ground: palette.paper }
  return drawSubjects(brief, 'inked', place)
}

function below({ set, type, palette }: LayoutBrief, lines: readonly string[], top: number): Layer[] {
  const ink = chooseReadableColour(palette.paper, [palette.ink, palette.main], 4.5)
  return lines.map((text, i) => {
    const line = typesetLargestLine(set, type.second, toCapitals(text), { width: 78, cap: 6, tracking: 0.2 })
    return makeLayer('text', ink, translateShape(line.shape, 0, top + (i + 1) * 9.6))
  })
}
