import { growRound } from '../geometry/shape-operations.ts'
import { bluntTips } from '../geometry/make-printable.ts'
import type { Shape } from '../geometry/shape.ts'
import { typesetLineOnArc } from './set-line-on-arc.ts'
import { fitLine } from './fit-line.ts'
import type { Typeface } from './typefaces.ts'
import type { Typesetter } from './typesetter.ts'

// Fallback typefaces for a line that would otherwise be too small to read. Each is narrower than the previous one.
const narrower: readonly Typeface[] = ['saira', 'gothic']
/** The minimum legible cap height on a decal 100 mm wide, in mm. */
const MIN_CAP_HEIGHT_MM = 3.6

type Fitted = ReturnType<typeof fitLine>
type LineRoom = { width: number; cap: number; tracking?: number; least?: number }

// For each fine typeface, the width of its thinnest strokes in cap heights.
const hairlines: Partial<Record<Typeface, number>> = {
  marcellus: 0.05,
  tenor: 0.05,
  garamond: 0.04,
  cinzel: 0.055,
  baskerville: 0.05,
  josefin: 0.08,
  jost: 0.08,
  rye: 0.055,
}
// The width in mm of the thinnest line that prints.
const PRINTABLE = 0.46

/** Thickens a small line in a fine typeface, and removes tips that are too sharp to print. */
export function thickenSmallLine(shape: Shape, face: Typeface, cap: number): Shape {
  const hairline = hairlines[face]
  if (hairline === undefined) return shape
  const lacking = PRINTABLE - hairline * cap
  return bluntTips(lacking > 0.02 ? growRound(shape, Math.min(lacking / 2, 0.12)) : shape)
}

/**
 * Typesets the largest line that fits. If its capitals would be too small to read, uses a narrower typeface and less letter spacing.
 * `least` is the minimum cap height in mm.
 */
export function typesetLargestLine(set: Typesetter, face: Typeface, text: string, room: LineRoom): Fitted {
  const least = Math.min(room.least ?? MIN_CAP_HEIGHT_MM, room.cap * 0.9)
  const fitted = (other: Typeface, tracking: number | undefined) => (): Fitted => {
    const line = fitLine(set, other, text, tracking === undefined ? room : { ...room, tracking })
    return { ...line, shape: thickenSmallLine(line.shape, other, line.cap) }
  }
  const others = [face, ...narrower].map((other) => fitted(other, 0.03))
  return firstLarge([fitted(face, undefined), ...others], least)
}

/** Typesets the largest line that fits along a circle. If its capitals would be too small to read, uses a narrower typeface. */
export function typesetLargestArc(
  set: Typesetter,
  face: Typeface,
  text: string,
  room: Parameters<typeof typesetLineOnArc>[3] & { smallest?: number },
): ReturnType<typeof typesetLineOnArc> {
  const least = Math.min(room.smallest ?? MIN_CAP_HEIGHT_MM, room.cap * 0.9)
  const tries = [face, ...narrower].map((other) => () => {
    const line = arcBetween(set, other, text, room)
    return { ...line, shape: thickenSmallLine(line.shape, other, line.cap) }
  })
  return firstLarge(tries, least)
}

/**
 * Typesets a line on a circle. A letter with a descender, such as J or Q, may leave the band for the line. In that case, the line is moved
 * and shrunk to fit.
 */
function arcBetween(
  set: Typesetter,
  face: Typeface,
  text: string,
  room: Parameters<typeof typesetLineOnArc>[3],
): ReturnType<typeof typesetLineOnArc> {
  const line = typesetLineOnArc(set, face, text, room)
  const { between } = room
  if (!between) return line
  const { inner, outer } = between
  const radii = line.shape.flat().map(({ x, y }) => Math.hypot(x - room.cx, y - room.cy))
  const [low, high] = [Math.min(...radii), Math.max(...radii)]
  if (low >= inner && high <= outer) return line
  const k = Math.min(1, (outer - inner) / (high - low))
  // `middle` is the radius of the line's middle after shrinking. `wanted` is the nearest radius at which the shrunk line stays within its
  // band.
  const middle = room.r + ((low + high) / 2 - room.r) * k
  const half = ((high - low) / 2) * k
  const wanted = Math.min(Math.max(middle, inner + half), outer - half)
  return typesetLineOnArc(set, face, text, { ...room, cap: line.cap * k, r: room.r + wanted - middle })
}

function firstLarge<Line extends { cap: number }>(tries: readonly (() => Line)[], least: number): Line {
  let best: Line | null = null
  for (const make of tries) {
    const line = make()
    if (line.cap >= least) return line
    if (!best || line.cap > best.cap) best = line
  }
  if (!best) throw new Error('a line needs a face to be set in')
  return best
}
