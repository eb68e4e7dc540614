import { grow, subtract, union } from '../geometry/booleans.ts'
import { boxOf, scale, shift, turn, type Shape } from '../geometry/shape.ts'
import type { Motif, MotifPart } from './motif.ts'
import { bodyOf, wholeOf } from './silhouette.ts'

// Composites are built on a field of this size, in a unit that belongs to no icon set.
export const FIELD = 100
// The gap between two motifs of the same colour.
export const GAP = 2.2

export type Seat = { cx: number; cy: number; width: number; height: number }
/** A placed motif: its parts, and the body that hides what is behind it. */
export type PlacedMotif = { parts: MotifPart[]; body: Shape }

/** Moves a placed motif by dx, dy. */
export const moveMotif = ({ parts, body }: PlacedMotif, dx: number, dy: number): PlacedMotif => ({
  parts: parts.map((part) => ({ ...part, shape: shift(part.shape, dx, dy) })),
  body: shift(body, dx, dy),
})

export const mirrorMotif = (motif: Motif): Motif => ({
  ...motif,
  parts: motif.parts.map((part) => ({ ...part, shape: shift(scale(part.shape, -1, 1), motif.size, 0) })),
})

/** Returns a motif's width divided by its height. */
export function aspectOf(motif: Motif): number {
  const { width, height } = boxOf(wholeOf(motif))
  return width / Math.max(height, 1e-6)
}

/** Places a motif as large as its seat allows, rotated by `degrees`. */
export function placeMotif(motif: Motif, seat: Seat, degrees = 0): PlacedMotif {
  const move = (shape: Shape): Shape => turn(shape, degrees)
  const box = boxOf(move(wholeOf(motif)))
  const k = Math.min(seat.width / box.width, seat.height / box.height)
  const put = (shape: Shape): Shape => shift(scale(shift(move(shape), -box.cx, -box.cy), k), seat.cx, seat.cy)
  return {
    parts: motif.parts.map((part) => ({ ...part, shape: put(part.shape) })),
    body: put(union(bodyOf(motif), wholeOf(motif))),
  }
}

/** Returns the visible parts of a motif behind another. */
export function behind(back: PlacedMotif, front: PlacedMotif): MotifPart[] {
  const hidden = grow(front.body, GAP)
  return back.parts
    .map((part) => ({ ...part, shape: subtract(part.shape, hidden) }))
    .filter((part) => part.shape.length > 0)
}

/** Combines parts into one motif with the name of the given motif. */
export function joinParts(motif: Motif, parts: MotifPart[]): Motif {
  const box = boxOf(parts.flatMap((part) => part.shape))
  const size = Math.max(box.width, box.height)
  return {
    ...motif,
    size,
    parts: parts.map((part) => ({ ...part, shape: shift(part.shape, -box.left, -box.top) })),
  }
}
