import { close, fillHoles, likeness, union } from '../geometry/booleans.ts'
import { areaOf, boxOf, type Shape } from '../geometry/shape.ts'
import { ellipse } from '../geometry/figures.ts'
import type { Motif } from './motif.ts'

const wholes = new WeakMap<Motif, Shape>()

/** All parts of a motif as one shape; kept, since a layout measures a motif before it draws it. */
export function wholeOf(motif: Motif): Shape {
  const whole = wholes.get(motif) ?? union(...motif.parts.map((part) => part.shape))
  wholes.set(motif, whole)
  return whole
}

/**
 * The body of a glyph: its gaps closed by 3 % of its size and small holes filled, large openings kept.
 * A glyph that hugs a disc from inside (drawn as a hole in it, as the howling wolf) gets the whole disc.
 */
export function silhouetteOf(glyph: Shape): Shape {
  const box = boxOf(glyph)
  const size = Math.max(box.width, box.height)
  const outer = fillHoles(glyph)
  const asDisc = ellipse(box.cx, box.cy, box.width / 2, box.height / 2)
  if (areaOf(outer) / areaOf(asDisc) > 0.6 && likeness(outer, asDisc) > 0.93) return outer
  return fillHoles(close(glyph, size * 0.03), box.width * box.height * 0.025)
}
