import { growRound, subtract, union } from '../geometry/shape-operations.ts'
import { computeConvexHull } from '../geometry/convex-hull.ts'
import { computeShapeArea, signedRingArea, type Ring, type Shape } from '../geometry/shape.ts'

// The minimum thickness of a line in mm. Thinner vinyl tears or stays on the liner (hexio.co.uk, vinyl cutting).
const MIN_LINE_MM = 2
// A safety margin in mm, added to the minimum width of strengthened parts.
const SAFETY_MARGIN_MM = 0.1
/** The area in mm² below which a piece is lost during weeding. */
const MAX_SPECK_MM2 = 1
// How much each round of strengthening adds to thin lines, in mm on each side. Hairlines need the most rounds.
const STRENGTHENING_MM = 0.4
const MAX_ROUNDS = 4
// When thin lines are searched for, curves are simplified by at most this many mm. This tolerance is half of the safety margin.
const FINE_TOLERANCE_MM = 0.05
// When thin lines are thickened, curves are simplified by at most this many mm.
const FINEST_TOLERANCE_MM = 0.01
// The minimum share of a letter's white area (within its convex hull) that has to remain after strengthening. If less would remain, the
// lettering isn't strengthened.
const WHITE_SHARE = 0.5

/**
 * Widens a picture's lines to 2 mm where they are so thin that they would tear, and drops specks. The picture may get larger, because lines
 * at its edge are widened too.
 */
export function strengthenPictureLines(shape: Shape): Shape {
  return thickened(shape).filter((ring) => computeShapeArea([ring]) >= MAX_SPECK_MM2)
}

/**
 * Widens hairlines of lettering to 2 mm. If letters would join or counters close, the lettering stays as it is, and preflight reports it as
 * too fine.
 */
export function strengthenLettering(shape: Shape): Shape {
  const plain = union(shape)
  const stronger = thickened(plain)
  return reads(stronger, plain) ? stronger : plain
}

function thickened(shape: Shape): Shape {
  let thicker = shape
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const lines = thinLines(thicker)
    if (lines.length === 0) break
    thicker = union(thicker, growRound(lines, STRENGTHENING_MM, FINEST_TOLERANCE_MM))
  }
  return thicker
}

function thinLines(shape: Shape): Shape {
  const inner = growRound(shape, -(MIN_LINE_MM + SAFETY_MARGIN_MM) / 2, FINE_TOLERANCE_MM)
  const solid = growRound(inner, (MIN_LINE_MM + SAFETY_MARGIN_MM) / 2 + SAFETY_MARGIN_MM, FINE_TOLERANCE_MM)
  return subtract(shape, solid).filter((ring) => computeShapeArea([ring]) >= MAX_SPECK_MM2)
}

/** Whether strengthened lettering is still legible: every letter keeps most of its white area, and no two letters touch. */
function reads(stronger: Shape, plain: Shape): boolean {
  const outlines = outlinesOf(plain)
  if (outlinesOf(stronger).length < outlines.length) return false
  return outlines.every((outline) => {
    const field = [computeConvexHull(outline)]
    const white = (lettering: Shape): number => computeShapeArea(subtract(field, lettering))
    const before = white(plain)
    return before < MAX_SPECK_MM2 || white(stronger) >= before * WHITE_SHARE
  })
}

function outlinesOf(shape: Shape): Ring[] {
  const areas = shape.map((ring) => signedRingArea(ring))
  const outward = Math.sign(areas.reduce((most, area) => (Math.abs(area) > Math.abs(most) ? area : most), 0))
  return shape.filter((_, i) => Math.sign(areas[i] ?? 0) === outward)
}
