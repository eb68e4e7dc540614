import { union } from '../geometry/shape-operations.ts'
import { measureBox, scaleShape, translateShape, type Shape } from '../geometry/shape.ts'
import type { Typeface } from './typefaces.ts'
import type { Typesetter } from './typesetter.ts'

/** Style of a line: cap height in mm, and extra letter spacing in cap heights. */
type LineStyle = { cap: number; tracking?: number }
/** The available width and the maximum cap height of a line, in mm. The line becomes as large as possible within these limits. */
type LineRoom = { width: number; cap: number; tracking?: number }

/** Typesets a straight line of lettering in mm, with its ink centred on x = 0 and its baseline on y = 0. */
function straightLine(set: Typesetter, typeface: Typeface, text: string, style: LineStyle): Shape {
  const glyphs = set(typeface, text)
  const placed = glyphs.map((glyph, i) =>
    translateShape(glyph.outline, glyph.x + i * (style.tracking ?? 0), 0),
  )
  const line = scaleShape(union(...placed), style.cap)
  const box = measureBox(line)
  return translateShape(line, -box.cx, 0)
}

/** Typesets the largest line that fits. Returns the line with its cap height. */
export function fitLine(
  set: Typesetter,
  typeface: Typeface,
  text: string,
  room: LineRoom,
): { shape: Shape; cap: number; width: number } {
  const one = straightLine(set, typeface, text, { cap: 1, tracking: room.tracking ?? 0 })
  const natural = Math.max(measureBox(one).width, 1e-6)
  const cap = Math.min(room.cap, room.width / natural)
  return { shape: scaleShape(one, cap), cap, width: natural * cap }
}
