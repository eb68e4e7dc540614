import type { Point } from './shape.ts'

/** An arc as in SVG path data: radii, rotation of the ellipse in degrees, flags and end point. */
export type EllipticArc = {
  rx: number
  ry: number
  turn: number
  isLarge: boolean
  isClockwise: boolean
  to: Point
}

type Cubic = { c1: Point; c2: Point; to: Point }

// The maximum number of radians per cubic curve. With this maximum, the error is 4 millionths of the radius. With quarter circles, it would
// be 270 millionths.
const MAX_SWEEP = Math.PI / 4

/**
 * Converts an elliptic arc to cubic curves, after the implementation notes of SVG 2 (B.2.4, B.2.5). With a radius of 0, the arc is a
 * straight line.
 */
export function convertArcToCurves(from: Point, arc: EllipticArc): Cubic[] {
  const { to } = arc
  const [cos, sin] = [Math.cos((arc.turn * Math.PI) / 180), Math.sin((arc.turn * Math.PI) / 180)]
  // Half of the chord, rotated so that the ellipse's axes are upright.
  const [hx, hy] = [(from.x - to.x) / 2, (from.y - to.y) / 2]
  const [x, y] = [cos * hx + sin * hy, cos * hy - sin * hx]
  if (arc.rx === 0 || arc.ry === 0 || (x === 0 && y === 0)) return [{ c1: from, c2: to, to }]
  const stretch = Math.sqrt(Math.max(1, (x / arc.rx) ** 2 + (y / arc.ry) ** 2))
  const [rx, ry] = [Math.abs(arc.rx) * stretch, Math.abs(arc.ry) * stretch]
  const [u, v] = [x / rx, y / ry]
  const side = arc.isLarge === arc.isClockwise ? -1 : 1
  const pull = side * Math.sqrt(Math.max(0, 1 / (u * u + v * v) - 1))
  // Computes the arc's centre and the angles of its ends, after scaling the ellipse to a unit circle.
  const [mx, my] = [pull * v, -pull * u]
  const first = Math.atan2(v - my, u - mx)
  const whole = (Math.atan2(-v - my, -u - mx) - first + 4 * Math.PI) % (2 * Math.PI)
  const sweep = arc.isClockwise ? whole : whole - 2 * Math.PI
  const at = (p: Point): Point => {
    const [ex, ey] = [rx * (p.x + mx), ry * (p.y + my)]
    return { x: cos * ex - sin * ey + (from.x + to.x) / 2, y: sin * ex + cos * ey + (from.y + to.y) / 2 }
  }
  const curves = unitArc(first, sweep).map(({ c1, c2, to: end }) => ({ c1: at(c1), c2: at(c2), to: at(end) }))
  return curves.map((curve, i) => (i === curves.length - 1 ? { ...curve, to } : curve))
}

function unitArc(first: number, sweep: number): Cubic[] {
  const n = Math.max(1, Math.ceil(Math.abs(sweep) / MAX_SWEEP - 1e-9))
  const step = sweep / n
  const handle = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: n }, (_, i) => {
    const [a, b] = [first + i * step, first + (i + 1) * step]
    const to = { x: Math.cos(b), y: Math.sin(b) }
    return {
      c1: { x: Math.cos(a) - handle * Math.sin(a), y: Math.sin(a) + handle * Math.cos(a) },
      c2: { x: to.x + handle * to.y, y: to.y - handle * to.x },
      to,
    }
  })
}
