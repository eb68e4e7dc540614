import { close, fillHoles, grow, likeness, open, subtract, thin, union } from '../geometry/booleans.ts'
import { disc, roundedRectangle } from '../geometry/figures.ts'
import { areaOf, bend, boxOf, type Shape } from '../geometry/shape.ts'

/** Distance of the cut from the artwork, in mm (1/8 inch, the usual safe area of sticker printers). */
export const CUT_OFFSET = 3
// Share of the size whose gaps the knife does not follow.
const BRIDGE = 0.055
// Spikes thinner than twice this many mm are rounded off: a cut radius under 1 mm lifts.
const SPIKE = 1.2
// From this likeness on, a contour that wobbles around a plain figure becomes that figure.
const SNAP = 0.985

/**
 * The kiss cut around artwork: one closed outline without holes, at least about CUT_OFFSET mm outside of it.
 * Throws when there is no artwork.
 */
export function cutContour(artwork: readonly Shape[]): Shape {
  const art = thin(fillHoles(union(...artwork)), 0.01)
  const box = boxOf(art)
  const wide = grow(art, CUT_OFFSET)
  let bridge = BRIDGE * Math.max(box.width, box.height)
  for (let tries = 0; tries < 12; tries += 1, bridge *= 1.5) {
    const cut = fillHoles(open(close(wide, bridge), SPIKE))
    if (cut.length === 1) return thin(snapped(cut, art) ?? cut, 0.008)
  }
  throw new Error('the artwork has no area to cut around')
}

/** The ellipse or rounded rectangle that a contour almost is; null for free shapes, or when the artwork would come too near. */
function snapped(cut: Shape, art: Shape): Shape | null {
  const box = boxOf(cut)
  const safe = grow(art, CUT_OFFSET - 0.12)
  const round = bend(disc(0, 0, 500), (p) => ({
    x: box.cx + (p.x / 1000) * box.width,
    y: box.cy + (p.y / 1000) * box.height,
  }))
  const plates = [3, 5, 7, 9, 12].map((r) => roundedRectangle(box.left, box.top, box.width, box.height, r))
  const best = [round, ...plates]
    .map((figure) => ({ figure, score: likeness(cut, figure) }))
    .filter(({ figure, score }) => score >= SNAP && areaOf(subtract(safe, figure)) < 0.2)
    .toSorted((a, b) => b.score - a.score)[0]
  return best ? thin(best.figure, 0.01) : null
}
