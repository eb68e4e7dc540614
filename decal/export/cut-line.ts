import type { CutPath } from '../decal.ts'
import type { Point, Ring } from '../geometry/shape.ts'

/** The cut path as absolute SVG path data in mm, closed, four decimals (0.1 µm, finer than any cutter steps). */
export function cutData({ start, curves }: CutPath): string {
  const at = ({ x, y }: Point): string => `${decimal(x)} ${decimal(y)}`
  const pieces = curves.map(({ c1, c2, to }) => `C${at(c1)} ${at(c2)} ${at(to)}`)
  return `M${at(start)}${pieces.join('')}Z`
}

/** The cut path as a ring of straight chords, none farther than `tolerance` mm from its curve. */
export function cutRing({ start, curves }: CutPath, tolerance: number): Ring {
  const ring: Ring = []
  let from = start
  for (const { c1, c2, to } of curves) {
    const n = chordCount([from, c1, c2, to], tolerance)
    for (let i = 0; i < n; i += 1) ring.push(pointAt([from, c1, c2, to], i / n))
    from = to
  }
  return ring
}

type Cubic = readonly [Point, Point, Point, Point]

/** Wang's bound: the second difference of the control points tells how many equal steps keep to the tolerance. */
function chordCount([a, b, c, d]: Cubic, tolerance: number): number {
  const bendiness = Math.max(
    Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
    Math.hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y),
  )
  return Math.max(1, Math.ceil(Math.sqrt((0.75 * bendiness) / tolerance)))
}

function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t
  const mix = (k: 'x' | 'y'): number =>
    u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
  return { x: mix('x'), y: mix('y') }
}

/** A number in at most four decimals, never in exponent form. */
export function decimal(n: number): string {
  return String(Math.round(n * 1e4) / 1e4)
}
