import type { Drawing, LayerRole } from '../drawing.ts'
import { growRound, intersect, subtract, union } from '../geometry/shape-operations.ts'
import { computeShapeArea, mapPoints, measureBox, type Point, type Shape } from '../geometry/shape.ts'

/** A decal with a peeled corner: the rest of the decal, the back of the folded part, and its shading strips. All in mm. */
type Peel = { rest: Drawing; flap: Shape; strips: { fill: string; shape: Shape }[] }

// Depth of the peeled corner in mm.
const DEPTH = 10
// The depth of a curled corner, as a share of a folded corner's depth.
const CURL = 0.86
// The corners to try, in order, as angles in degrees clockwise from three o'clock. The first corner is the lower right one.
const CORNERS = [45, -45, 135, 60, 30]

/** Peels a corner without lettering and with hardly any of the motif; null if there is no such corner. */
export function peelCorner(drawing: Drawing): Peel | null {
  for (const degrees of CORNERS) {
    const peel = peelAt(drawing, {
      x: Math.cos((degrees * Math.PI) / 180),
      y: Math.sin((degrees * Math.PI) / 180),
    })
    if (peel) return peel
  }
  return null
}

function peelAt(drawing: Drawing, away: Point): Peel | null {
  const { contour, layers } = drawing
  const along = (p: Point): number => p.x * away.x + p.y * away.y
  const fold = Math.max(...contour.flat().map(along)) - DEPTH
  const half = halfPlane(away, fold)
  const cap = intersect(contour, half)
  const folded = (p: Point): Point => {
    const d = (along(p) - fold) * (1 + CURL)
    return { x: p.x - away.x * d, y: p.y - away.y * d }
  }
  const flap = mapPoints(cap, folded).map((ring) => ring.toReversed())
  const hidden = growRound(union(flap, half), 3)
  const lost = (role: LayerRole): number =>
    computeShapeArea(intersect(union(...layers.filter((l) => l.role === role).map((l) => l.shape)), hidden))
  if (cap.length !== 1 || lost('text') > 0.01 || lost('textfx') > 1 || lost('motif') > 12) return null
  const strip = (depth: number, fill: string): { fill: string; shape: Shape } => ({
    fill,
    shape: subtract(flap, halfPlane(away, fold - depth * DEPTH)),
  })
  return {
    rest: {
      ...drawing,
      contour: subtract(contour, half),
      layers: layers.map((l) => ({ ...l, shape: trimmed(l.shape, half, away, fold) })),
    },
    flap,
    strips: [strip(0.16, '#dfe5e7'), strip(0.34, '#f6f8f8'), strip(0.6, '#e8eced')],
  }
}

function trimmed(shape: Shape, half: Shape, away: Point, fold: number): Shape {
  const box = measureBox(shape)
  const farthest =
    Math.max(away.x * box.left, away.x * box.right) + Math.max(away.y * box.top, away.y * box.bottom)
  return farthest > fold ? subtract(shape, half) : shape
}

/**
 * Returns a large square that covers everything on one side of a line. The line is at distance `from` from the origin in the direction
 * `away`.
 */
function halfPlane(away: Point, from: number): Shape {
  const size = 400
  const across = { x: -away.y, y: away.x }
  const at = (d: number, s: number): Point => ({ x: away.x * d + across.x * s, y: away.y * d + across.y * s })
  return [[at(from, -size), at(from + size, -size), at(from + size, size), at(from, size)]]
}
