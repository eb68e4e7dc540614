import type { Point, Ring } from './shape.ts'

/** Returns the smallest convex ring around a ring (Andrew's monotone chain). */
export function computeConvexHull(ring: Ring): Ring {
  const sorted = ring.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

/** Returns the upper or lower half of the hull, without its last point. */
function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of sorted) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop()
    kept.push(point)
  }
  return kept.slice(0, -1)
}

const turnsLeft = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
