import type { CubicCurve, CutPath } from '../decal.ts'
import type { Box, Point } from '../geometry/shape.ts'
import { makeStraightCurve } from './cut-path.ts'

/** Draws an ellipse that fills a box, in eight arcs. The error is at most 5 parts in a million of its radius. */
export function drawEllipsePath(box: Box): CutPath {
  const [rx, ry] = [box.width / 2, box.height / 2]
  const arcs = Array.from({ length: 8 }, (_, i) =>
    arc(box.cx, box.cy, rx, ry, (i * Math.PI) / 4, Math.PI / 4),
  )
  return closedPath(arcs)
}

/** Draws a rounded rectangle that fills a box, from four straight lines and four quarter circles. */
export function drawRoundedRectanglePath(box: Box, r: number): CutPath {
  const corners: [Point, number][] = [
    [{ x: box.right - r, y: box.bottom - r }, 0],
    [{ x: box.left + r, y: box.bottom - r }, 1],
    [{ x: box.left + r, y: box.top + r }, 2],
    [{ x: box.right - r, y: box.top + r }, 3],
  ]
  let at: Point = { x: box.right, y: box.top + r }
  const curves = corners.flatMap(([{ x, y }, quarter]) => {
    const angle = (quarter * Math.PI) / 2
    const side = makeStraightCurve(at, { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r })
    const corner = arc(x, y, r, r, angle, Math.PI / 2)
    at = corner.to
    // A rectangle with fully rounded ends has straight lines on only two of its sides.
    const length = (quarter % 2 === 0 ? box.height : box.width) - 2 * r
    return length < 1e-6 ? [corner] : [side, corner]
  })
  return closedPath(curves)
}

/** Makes the path end exactly where it starts. */
function closedPath(curves: CubicCurve[]): CutPath {
  return { start: curves.at(-1)?.to ?? { x: 0, y: 0 }, curves }
}

/**
 * Draws an elliptical arc with the usual handle length 4/3 tan(sweep/4). `angle` is the angle at its start and `sweep` the angle that it
 * covers, both in radians.
 */
function arc(cx: number, cy: number, rx: number, ry: number, angle: number, sweep: number): CubicCurve {
  const h = (4 / 3) * Math.tan(sweep / 4)
  const place = (a: number, pull: number): Point => ({
    x: cx + rx * (Math.cos(a) - pull * Math.sin(a)),
    y: cy + ry * (Math.sin(a) + pull * Math.cos(a)),
  })
  return { c1: place(angle, h), c2: place(angle + sweep, -h), to: place(angle + sweep, 0) }
}
