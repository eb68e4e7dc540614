import type { CutPath } from '../decal.ts'
import { runPathOperations, type Paths } from '../geometry/clipper.ts'
import { getCurrentFlatness } from '../geometry/curve-fineness.ts'
import {
  fillHoles,
  growPathsRound,
  growRound,
  subtract,
  dropRedundantPoints,
  union,
  uniteWithoutHoles,
} from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox, type Ring, type Shape } from '../geometry/shape.ts'
import { flattenPath } from './cut-path.ts'
import { MIN_OFFSET_SHARE, snapToFigure } from './snap-to-figure.ts'

/** Distance of the cut from the artwork, in mm (1/8 inch, the usual safe area of sticker printers). */
export const CUT_OFFSET_MM = 3
// The width of the widest gap that is bridged, as a share of the artwork's size.
const BRIDGE_SHARE = 0.055
// Corner radius in mm. After curve fitting, it stays above the minimum cut radius of 1 mm.
const CORNER_RADIUS_MM = 1.8
// The maximum number of attempts. After a failed attempt, the bridges are widened, or the border of a needle-shaped part is widened. There
// are enough attempts to make the bridges as wide as the decal.
const MAX_TRIES = 14
// The tolerance in mm of the arcs of a cut, for a contour of 100 mm.
const ARC_TOLERANCE = 0.008
// The tolerance in mm of the arcs of a picture's contour, for a picture of 100 mm.
const CHECK_TOLERANCE = 0.03

/** The outline to cut, as chords, and the plain figure (circle, ellipse, rounded rectangle) that matches it, if any. */
export type TracedContour = { outline: Ring; figure: CutPath | null }

/**
 * Returns the kiss cut around the artwork of a picture: one closed outline without holes, 3 mm outside the artwork. Throws if there is no
 * artwork.
 */
export function traceKissCut(artwork: readonly Shape[]): Shape {
  return [traceContour(uniteWithoutHoles(artwork, CHECK_TOLERANCE), CUT_OFFSET_MM, CHECK_TOLERANCE).outline]
}

/**
 * Traces the cut outline around solid artwork (no holes). `offsetMm` is the distance of the outline from the artwork. Gaps are bridged,
 * spikes are rounded, and separate parts are joined by bridges as wide as the parts allow. An outline that is almost a circle, ellipse or
 * rounded rectangle is replaced with that figure. Throws if there is no artwork.
 */
export function traceContour(
  artwork: Shape,
  offsetMm: number,
  tolerance: number = ARC_TOLERANCE,
): TracedContour {
  const { width, height } = measureBox(artwork)
  const size = Math.max(width, height)
  const precision = tolerance * Math.min(1, Math.max(0.3, size / 100))
  const art = dropRedundantPoints(artwork, precision)
  const least = Math.max(BRIDGE_SHARE * size, CORNER_RADIUS_MM)
  let parts = dropRedundantPoints(fillHoles(growRound(art, offsetMm, precision)), precision)
  const neck = parts.length > 1 ? Math.min(least, ...parts.map(halfWidth)) * 0.9 : 0
  for (let tries = 0, bridge = least; tries < MAX_TRIES; tries += 1) {
    const bridged = closed(parts, bridge, precision)
    const cut = opened(bridged, CORNER_RADIUS_MM, precision)
    const [outline] = cut
    const narrow = neck > 0 && union(parts, opened(bridged, neck, precision)).length > 1
    if (outline === undefined || cut.length > 1 || narrow) {
      bridge *= 1.5
      continue
    }
    const bare = tooNear(art, cut, offsetMm)
    if (bare.length > 0 && tries < MAX_TRIES - 3) {
      parts = union(parts, growRound(bare, CORNER_RADIUS_MM, precision))
      continue
    }
    const figure = snapToFigure(cut, art, offsetMm)
    if (figure) return { outline: flattenPath(figure, 0.01), figure }
    return { outline: dropRedundantPoints([outline], precision)[0] ?? outline, figure: null }
  }
  throw new Error('the artwork has no area to cut around')
}

/**
 * Returns the parts of the artwork's margin that are missing because corners were rounded, for example at the tip of a needle. If the
 * offset is at least as large as the corner radius, no part is missing.
 */
function tooNear(art: Shape, cut: Shape, offsetMm: number): Shape {
  if (offsetMm >= CORNER_RADIUS_MM) return []
  const bare = subtract(growRound(art, offsetMm * MIN_OFFSET_SHARE + 0.01), growRound(cut, 0.01))
  return bare.filter((ring) => computeShapeArea([ring]) > 1e-3)
}

/** Fills all holes, and all gaps that are narrower than twice the radius `r`. */
function closed(shape: Shape, r: number, precision: number): Shape {
  return runPathOperations((operations) => {
    const { dropHoles, simplify, write, read } = operations
    const step = (paths: Paths, mm: number): Paths =>
      simplify(dropHoles(growPathsRound(operations, paths, mm, precision)), getCurrentFlatness(precision))
    return read(step(step(write(shape), r), -r))
  })
}

/** Removes spikes that are narrower than twice the radius `r`. */
function opened(shape: Shape, r: number, precision: number): Shape {
  return runPathOperations((operations) => {
    const { simplify, write, read } = operations
    const shrunk = growPathsRound(operations, write(shape), -r, precision)
    return read(growPathsRound(operations, simplify(shrunk, getCurrentFlatness(precision)), r, precision))
  })
}

/** Estimates half the width of a part. The result is exact for a long strip. For a disc, it is only half of the radius. */
function halfWidth(ring: Ring): number {
  const around = ring.reduce((sum, p, i) => {
    const next = ring[(i + 1) % ring.length] ?? p
    return sum + Math.hypot(next.x - p.x, next.y - p.y)
  }, 0)
  return computeShapeArea([ring]) / Math.max(around, 1e-9)
}
