import {
  closeGaps,
  fillHoles,
  computeOverlap,
  dropRedundantPoints,
  union,
} from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox, scaleShape, type Shape } from '../geometry/shape.ts'
import { makeEllipse } from '../geometry/figures.ts'
import { DRAWN_MOTIF_SET, isLineDrawing } from './drawn/drawn-motifs.ts'
import type { Motif } from './motif.ts'

const wholes = new WeakMap<Motif, Shape>()

/** Returns all parts of a motif as one shape. Cached, because layouts measure a motif before drawing it. */
export function unionMotifParts(motif: Motif): Shape {
  const whole = wholes.get(motif) ?? union(...motif.parts.map((part) => part.shape))
  wholes.set(motif, whole)
  return whole
}

// The size in mm at which the body is computed: about a motif's size on a 100 mm decal.
const COMPUTED_SIZE_MM = 60
// A deviation in mm that is too small to see at the usual size.
const INVISIBLE_MM = 0.02
const bodies = new WeakMap<Motif, Shape>()

// Matches line art that can be seen through. In all other line art, such as emoji, the areas enclosed by lines belong to the body.
const openwork =
  /(^|-)(ring|glasses|sunglasses|bicycle|wheel|headphone|stethoscope|goggles|hook|anchor|key|hoop|net|glass|infinity|carousel|ferris|scissors|trophy|harp|knot|motorcycle|scooter|stroller|rosette|laurel)(-|$)/

export function isOutlineDrawing({ set, name }: Motif): boolean {
  if (set === DRAWN_MOTIF_SET) return isLineDrawing(name)
  return set === 'fluent-emoji-high-contrast' && !openwork.test(name)
}

/**
 * Returns the body of a motif in its own unit: its drawing with narrow gaps (up to 3 % of its size) and small holes filled. Large openings
 * stay. If the motif is a hole in a disc, such as mountains in a sign, the body is the whole disc.
 */
export function computeMotifBody(motif: Motif): Shape {
  const known = bodies.get(motif)
  if (known) return known
  const whole = unionMotifParts(motif)
  const { width, height } = measureBox(whole)
  const k = COMPUTED_SIZE_MM / Math.max(width, height)
  const glyph = dropRedundantPoints(scaleShape(whole, k), INVISIBLE_MM)
  const solid = isOutlineDrawing(motif) ? fillHoles(closeGaps(glyph, 1)) : silhouetteOf(glyph)
  const body = scaleShape(dropRedundantPoints(solid, INVISIBLE_MM), 1 / k)
  bodies.set(motif, body)
  return body
}

/** Stores the body of a motif. Use it for a copy of a motif that was only moved: moving the body is faster than computing it again. */
export function createMotifWithBody(motif: Motif, body: Shape): Motif {
  bodies.set(motif, body)
  return motif
}

function silhouetteOf(glyph: Shape): Shape {
  const box = measureBox(glyph)
  const size = Math.max(box.width, box.height)
  const outer = fillHoles(glyph)
  const asDisc = makeEllipse(box.cx, box.cy, box.width / 2, box.height / 2)
  if (computeShapeArea(outer) / computeShapeArea(asDisc) > 0.6 && computeOverlap(outer, asDisc) > 0.93)
    return outer
  return fillHoles(closeGaps(glyph, size * 0.03), box.width * box.height * 0.025)
}
