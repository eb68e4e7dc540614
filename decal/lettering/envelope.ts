import { countChords } from '../geometry/curve-fineness.ts'
import { mapPoints, type Point, type Shape } from '../geometry/shape.ts'

// The maximum length in mm of a straight edge that can be bent without a visible corner.
const MAX_EDGE_MM = 1.4

/** Splits long straight edges, so that bending curves them too. */
function subdivided(shape: Shape): Shape {
  return shape.map((ring) =>
    ring.flatMap((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      const n = Math.max(1, countChords(Math.hypot(b.x - a.x, b.y - a.y) / MAX_EDGE_MM))
      return Array.from({ length: n }, (_, k) => ({
        x: a.x + ((b.x - a.x) * k) / n,
        y: a.y + ((b.y - a.y) * k) / n,
      }))
    }),
  )
}

/**
 * Bends a line of lettering along a sine wave. `height` is the height of the wave in mm. `quarterPeriods` is the number of quarter periods
 * between x = 0 and x = `half`.
 */
export function bendToWave(shape: Shape, half: number, height: number, quarterPeriods: number): Shape {
  return mapPoints(subdivided(shape), (p) => ({
    x: p.x,
    y: p.y - height * Math.sin((p.x / half) * (Math.PI / 2) * quarterPeriods),
  }))
}

/**
 * Stretches a line of lettering so that one edge becomes an arch that spans x = ±half. The opposite edge, at y = `fixed`, stays straight.
 * `cap` is the cap height, and `rise` is how much the height increases in the middle, in mm.
 */
export function stretchToArch(
  shape: Shape,
  room: { half: number; fixed: number; cap: number; rise: number },
): Shape {
  const { half, fixed, cap, rise } = room
  return mapPoints(subdivided(shape), (p: Point) => ({
    x: p.x,
    y: fixed + (p.y - fixed) * (1 + (rise / cap) * (1 - (p.x / half) ** 2)),
  }))
}

/**
 * Bends a line of lettering along a circle. `rise` is how much higher its middle is than its ends at x = ±half, in mm. If `rise` is
 * negative, the middle is lower.
 */
export function bendToCircle(shape: Shape, half: number, rise: number): Shape {
  if (Math.abs(rise) < 0.01) return shape
  const up = Math.abs(rise)
  const r = (half * half + up * up) / (2 * up)
  const sign = Math.sign(rise)
  return mapPoints(subdivided(shape), (p) => {
    const angle = p.x / r
    const out = r - sign * p.y
    return { x: Math.sin(angle) * out, y: sign * (r - Math.cos(angle) * out - up) }
  })
}
