import { union } from '../geometry/shape-operations.ts'
import {
  mapPoints,
  translateShape,
  scaleShape,
  rotateShape,
  type Point,
  type Shape,
} from '../geometry/shape.ts'
import type { Typeface } from './typefaces.ts'
import type { Typesetter } from './typesetter.ts'

/** The space for a line on a circle about (cx, cy). `r` is the radius at half the cap height, `sweep` the maximum angle in degrees. */
type ArcRoom = {
  cx: number
  cy: number
  r: number
  cap: number
  side: 'top' | 'bottom'
  sweep: number
  least?: number
  /** The inner and outer radius between which all letters have to stay, including those with descenders. */
  between?: { inner: number; outer: number }
}

// The maximum letter spacing, in cap heights. With more, letters no longer look like one word.
const WIDEST_TRACKING = 0.5

/**
 * Typesets a line along a circle without distorting its letters. A long line gets smaller letters. A short line is letter-spaced until it
 * covers the minimum angle, `least`. Returns the outlines, their angle in degrees, and the cap height.
 */
export function typesetLineOnArc(
  set: Typesetter,
  typeface: Typeface,
  text: string,
  room: ArcRoom,
): { shape: Shape; sweep: number; cap: number } {
  const glyphs = set(typeface, text)
  const natural = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0)
  const room1 = (room.sweep * Math.PI * room.r) / 180
  const cap = Math.min(room.cap, room1 / (natural + 0.04 * glyphs.length))
  const wanted = ((room.least ?? 90) * Math.PI * room.r) / 180 / cap
  const tracking = Math.min(
    WIDEST_TRACKING,
    Math.max(0.04, (wanted - natural) / Math.max(glyphs.length - 1, 1)),
  )
  const total = natural + tracking * (glyphs.length - 1)
  const turnSign = room.side === 'top' ? 1 : -1
  const baseline = room.side === 'top' ? room.r - cap / 2 : room.r + cap / 2
  const placed = glyphs.map((glyph, i) => {
    const middle = glyph.x + glyph.advance / 2 + i * tracking - total / 2
    const angle = (middle * cap) / room.r
    const upright = scaleShape(translateShape(glyph.outline, -glyph.advance / 2, 0), cap)
    const out = translateShape(upright, 0, -turnSign * baseline)
    return translateShape(rotateShape(out, (turnSign * angle * 180) / Math.PI), room.cx, room.cy)
  })
  return { shape: union(...placed), sweep: ((total * cap) / room.r) * (180 / Math.PI), cap }
}

/**
 * Bends a straight line of lettering into an arch. `rise` is how much higher its middle is than its ends at x = ±half, in mm. Letters are
 * upright in the middle and lean outwards at the sides.
 */
export function bendToArch(shape: Shape, half: number, rise: number): Shape {
  const r = (half * half + rise * rise) / (2 * rise)
  return mapPoints(shape, (p: Point) => {
    const angle = p.x / r
    return { x: Math.sin(angle) * (r - p.y), y: r - Math.cos(angle) * (r - p.y) - rise }
  })
}
