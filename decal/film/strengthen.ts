import { grow, subtract, union } from '../geometry/booleans.ts'
import { convexHull } from '../geometry/convex-hull.ts'
import { areaOf, ringArea, type Ring, type Shape } from '../geometry/shape.ts'

// Vinyl under 2 mm tears or stays on the liner (hexio.co.uk, vinyl cutting): lines that are thinner are thickened to this.
const LEAST_LINE = 2
// What is made stronger is made a little more so than it must be, in mm.
const SPARE = 0.1
/** What is smaller than this, in mm², is weeded with the rest and not missed. */
const SPECK = 1
// A round makes thin lines this much thicker on either side, in mm. A hair takes most rounds.
const STEP = 0.4
const MOST_ROUNDS = 4
// How far a curve may lie from its true line, in mm: where thin lines are looked for, half of what is spared, and where they are thickened.
const FINE = 0.05
const FINEST = 0.01
// A letter that keeps less than this share of the white within its hull is no longer read.
const WHITE_SHARE = 0.5

/** Lines of a picture that would tear made 2 mm wide where they are, specks left out; it may grow by that at its edges. */
export function strengthenPicture(shape: Shape): Shape {
  return thickened(shape).filter((ring) => areaOf([ring]) >= SPECK)
}

/**
 * Hairlines of lettering made 2 mm wide. Lettering that could no longer be read so, as its letters join or its counters close, stays
 * as it is: too fine, and preflight says so.
 */
export function strengthenLettering(shape: Shape): Shape {
  const plain = union(shape)
  const stronger = thickened(plain)
  return reads(stronger, plain) ? stronger : plain
}

function thickened(shape: Shape): Shape {
  let thicker = shape
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const lines = thinLines(thicker)
    if (lines.length === 0) break
    thicker = union(thicker, grow(lines, STEP, FINEST))
  }
  return thicker
}

function thinLines(shape: Shape): Shape {
  const inner = grow(shape, -(LEAST_LINE + SPARE) / 2, FINE)
  const solid = grow(inner, (LEAST_LINE + SPARE) / 2 + SPARE, FINE)
  return subtract(shape, solid).filter((ring) => areaOf([ring]) >= SPECK)
}

/** Every piece of it keeps most of the white in and around it, and none joins its neighbour. */
function reads(stronger: Shape, plain: Shape): boolean {
  const outlines = outlinesOf(plain)
  if (outlinesOf(stronger).length < outlines.length) return false
  return outlines.every((outline) => {
    const field = [convexHull(outline)]
    const white = (lettering: Shape): number => areaOf(subtract(field, lettering))
    const before = white(plain)
    return before < SPECK || white(stronger) >= before * WHITE_SHARE
  })
}

function outlinesOf(shape: Shape): Ring[] {
  const areas = shape.map((ring) => ringArea(ring))
  const outward = Math.sign(areas.reduce((most, area) => (Math.abs(area) > Math.abs(most) ? area : most), 0))
  return shape.filter((_, i) => Math.sign(areas[i] ?? 0) === outward)
}
