import type { Point, Shape } from '../../geometry/shape.ts'

type Edge = [Point, Point]

// Side of the spatial index's cells in mm. It has to exceed the distances that are measured.
const CELL = 1

/** Returns the greatest distance of the corners and edges of `rings` from the edges of `others`, in mm, capped at 1 mm. */
export function measureGreatestDistance(others: Shape, rings: Shape): number {
  const cells = cellsOf(others)
  let farthest = 0
  for (const edge of edgesOf(rings)) {
    for (const point of along(edge, CELL / 2)) {
      const near = nearestTo(point, cells)
      if (near > farthest) farthest = near
    }
  }
  return farthest
}

function nearestTo(point: Point, cells: ReadonlyMap<string, readonly Edge[]>): number {
  let nearest = CELL
  for (const dx of [-CELL, 0, CELL])
    for (const dy of [-CELL, 0, CELL])
      for (const edge of cells.get(cellOf({ x: point.x + dx, y: point.y + dy })) ?? [])
        nearest = Math.min(nearest, distance(point, edge))
  return nearest
}

function cellsOf(shape: Shape): Map<string, Edge[]> {
  const cells = new Map<string, Edge[]>()
  for (const edge of edgesOf(shape)) {
    for (const key of new Set(along(edge, CELL / 4).map(cellOf))) {
      const known = cells.get(key)
      if (known) known.push(edge)
      else cells.set(key, [edge])
    }
  }
  return cells
}

const cellOf = ({ x, y }: Point): string => `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`

const edgesOf = (shape: Shape): Edge[] =>
  shape.flatMap((ring) => ring.map((a, i): Edge => [a, ring[(i + 1) % ring.length] ?? a]))

/** Returns points along an edge: at least both ends and the middle. */
function along([a, b]: Edge, step: number): Point[] {
  const n = Math.max(2, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / step))
  return Array.from({ length: n + 1 }, (_, i) => ({
    x: a.x + ((b.x - a.x) * i) / n,
    y: a.y + ((b.y - a.y) * i) / n,
  }))
}

function distance(p: Point, [a, b]: Edge): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / Math.max(dx * dx + dy * dy, 1e-12)
  const within = Math.min(1, Math.max(0, t))
  return Math.hypot(p.x - a.x - within * dx, p.y - a.y - within * dy)
}
