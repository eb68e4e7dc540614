import { readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { grow, union } from '../geometry/booleans.ts'
import { blunt } from '../geometry/printable.ts'
import { sampleCurve } from '../geometry/sample-curve.ts'
import { boxOf, shift, turn, type Shape } from '../geometry/shape.ts'
import { balanceLine } from '../lettering/balanced.ts'
import { setLine } from '../lettering/fitting.ts'
import { fittedLine } from '../lettering/line.ts'
import { capitals } from '../lettering/lines.ts'
import { pick } from '../random.ts'
import type { Brief, Layout } from './brief.ts'
import { neck } from './neck.ts'
import { dressSubjects } from './subjects.ts'

/** A name in large rising script with a swash under it, as on a boat's transom, with further lines small below and the picture above. */
export const swash: Layout = (brief) => {
  const { palette, motif, random, words } = brief
  const [name = '', ...rest] = words
  const tilt = pick(random, [-7, -5, -6])
  const text = nameIn(brief, rest.length === 0 ? balanceLine(name, 15) : [name])
  const box = boxOf(text)
  const stroke = blunt(swashUnder(box.left, box.right, box.bottom + 1.5))
  const [face, mark] = [turn(text, tilt), turn(stroke, tilt)]
  const foot = boxOf(union(face, mark)).bottom
  const picture = motif ? pictureAbove(brief, boxOf(face).top) : []
  const ink = readable(palette.paper, [palette.main, palette.ink], 4.5)
  return [
    ...neck(
      picture.flatMap((l) => l.shape),
      face,
      palette.paper,
    ),
    ...picture,
    layer('backing', palette.paper, grow(union(face, mark), 3)),
    layer('frame', readable(palette.paper, [palette.accent, palette.second, palette.main], 1.6), mark),
    layer('textfx', palette.paper, grow(face, 1.4)),
    layer('text', ink, face),
    ...below(brief, rest, foot + 3),
  ]
}

// Width in mm added to the typeface's thin strokes, so that they can be printed and cut.
const WEIGHT = 0.3

/** Sets the name's lines downwards, the first one with its baseline at y = 0. */
function nameIn({ set }: Brief, lines: readonly string[]): Shape {
  // Script in capitals is illegible.
  const face = lines.some((line) => /^[^\p{Ll}]{3,}$/u.test(line)) ? 'garamond' : 'script'
  const fitted = lines.map((line) => fittedLine(set, face, line, { width: 96, cap: 26 }))
  const cap = Math.min(...fitted.map((line) => line.cap)) * 1.35
  return lines.flatMap((line, i) => {
    const { shape } = fittedLine(set, face, line, { width: 96, cap })
    return shift(grow(shape, WEIGHT), 0, i * cap * 1.25)
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

function pictureAbove(brief: Brief, top: number): Layer[] {
  const { palette } = brief
  const place = { cx: 0, cy: top - 13, width: 62, height: 34, ground: palette.paper }
  return dressSubjects(brief, 'inked', place)
}

function below({ set, type, palette }: Brief, lines: readonly string[], top: number): Layer[] {
  const ink = readable(palette.paper, [palette.ink, palette.main], 4.5)
  return lines.map((text, i) => {
    const line = setLine(set, type.second, capitals(text), { width: 78, cap: 6, tracking: 0.2 })
    return layer('text', ink, shift(line.shape, 0, top + (i + 1) * 9.6))
  })
}
