import type { Drawing } from '../drawing.ts'
import { intersect, subtract } from '../geometry/booleans.ts'
import { areaOf, bend, boxOf, type Point, type Shape } from '../geometry/shape.ts'

/** A corner lifted off: what is left of the decal, the back of the lifted part folded over, and its shading strips. All in mm. */
export type Peel = { rest: Drawing; flap: Shape; strips: { fill: string; shape: Shape }[] }

// How deep the corner is lifted, and how much a curled corner looks shorter than a folded one.
const DEPTH = 11
const CURL = 0.86

/** Lifts the lower right corner, unless lettering would go with it (then null). */
export function peelCorner(drawing: Drawing): Peel | null {
  const { contour, layers } = drawing
  const box = boxOf(contour)
  const away = { x: Math.SQRT1_2, y: Math.SQRT1_2 }
  const along = (p: Point): number => p.x * away.x + p.y * away.y
  const fold = Math.max(...contour.flat().map(along)) - DEPTH
  const half = halfPlane(away, fold, box.width + box.height)
  const cap = intersect(contour, half)
  const lettered = layers.filter((l) => l.role === 'text').flatMap((l) => l.shape)
  if (cap.length !== 1 || areaOf(intersect(lettered, half)) > 0.01) return null
  const folded = (p: Point): Point => {
    const d = (along(p) - fold) * (1 + CURL)
    return { x: p.x - away.x * d, y: p.y - away.y * d }
  }
  const flap = bend(cap, folded).map((ring) => ring.toReversed())
  const strip = (from: number, fill: string): { fill: string; shape: Shape } => ({
    fill, shape: intersect(flap, subtract(halfPlane(away, fold - DEPTH * CURL, 400), halfPlane(away, fold - from, 400))),
  })
  return {
    rest: {
      ...drawing,
      contour: subtract(contour, half),
      layers: layers.map((l) => (boxOf(l.shape).right + boxOf(l.shape).bottom > fold ? { ...l, shape: subtract(l.shape, half) } : l)),
    },
    flap,
    strips: [strip(DEPTH * 0.18, '#e2e7e9'), strip(DEPTH * 0.36, '#f5f7f8'), strip(DEPTH * 0.62, '#e9edee')],
  }
}

/** Everything beyond the line at distance `from` along the direction, as a large square. */
function halfPlane(away: Point, from: number, size: number): Shape {
  const across = { x: -away.y, y: away.x }
  const at = (d: number, s: number): Point => ({ x: away.x * d + across.x * s, y: away.y * d + across.y * s })
  return [[at(from, -size), at(from + size, -size), at(from + size, size), at(from, size)]]
}
