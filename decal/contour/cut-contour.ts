import type { CutPath } from '../decal.ts'
import { fillHoles, grow, thin, union } from '../geometry/booleans.ts'
import { areaOf, boxOf, type Ring, type Shape } from '../geometry/shape.ts'
import { fittedPolyline } from './cut-path.ts'
import { snapped } from './snap.ts'

/** Distance of the cut from the artwork, in mm (1/8 inch, the usual safe area of sticker printers). */
export const CUT_OFFSET = 3
// Share of the size whose gaps the knife does not follow.
const BRIDGE = 0.055
// Gaps and spikes under twice this many mm are rounded off; a little over the least cut radius of 1 mm.
const ROUNDING = 1.3
// How far arcs of a 100 mm contour may lie from the true ones, in mm.
const ARC_TOLERANCE = 0.005

/** The outline to cut, as chords, and the plain figure it is where it is one. */
export type Traced = { outline: Ring; figure: CutPath | null }

/**
 * The kiss cut around artwork: one closed outline without holes, CUT_OFFSET mm outside of it.
 * Throws when there is no artwork.
 */
export function cutContour(artwork: readonly Shape[]): Shape {
  return [traceContour(thin(fillHoles(union(...artwork)), 0.01), CUT_OFFSET).outline]
}

/**
 * The outline of the cut around solid artwork (no holes), `offsetMm` outside of it: gaps bridged, spikes
 * rounded, parts that stand apart joined by bridges as wide as the parts allow. A plain figure where it is
 * almost one. Throws when there is no artwork.
 */
export function traceContour(art: Shape, offsetMm: number): Traced {
  const { width, height } = boxOf(art)
  const size = Math.max(width, height)
  const precision = ARC_TOLERANCE * Math.max(1, size / 200)
  const least = Math.max(BRIDGE * size, ROUNDING)
  const parts = fillHoles(grow(art, offsetMm, precision))
  const neck = parts.length > 1 ? Math.min(least, ...parts.map(halfWidth)) * 0.9 : 0
  for (let tries = 0, bridge = least; tries < 14; tries += 1, bridge *= 1.5) {
    const closed = fillHoles(
      grow(thin(fillHoles(grow(parts, bridge, precision)), precision), -bridge, precision),
    )
    const cut = fillHoles(opened(closed, ROUNDING, precision))
    const [outline] = cut
    if (outline === undefined || cut.length > 1) continue
    if (neck > 0 && union(parts, opened(closed, neck, precision)).length > 1) continue
    const figure = snapped(cut, art, offsetMm)
    if (figure) return { outline: fittedPolyline(figure, 0.01), figure }
    return { outline: thin([outline], 0.008)[0] ?? outline, figure: null }
  }
  throw new Error('the artwork has no area to cut around')
}

function opened(shape: Shape, r: number, precision: number): Shape {
  return grow(grow(shape, -r, precision), r, precision)
}

/** About half the width of a part: exact for a strip, half the radius of a disc. */
function halfWidth(ring: Ring): number {
  const around = ring.reduce((sum, p, i) => {
    const next = ring[(i + 1) % ring.length] ?? p
    return sum + Math.hypot(next.x - p.x, next.y - p.y)
  }, 0)
  return areaOf([ring]) / Math.max(around, 1e-9)
}
