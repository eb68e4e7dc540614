import type { Point, Ring } from '../geometry/shape.ts'

type Edge = { i: number; a: Point; b: Point; left: number; right: number; top: number; bottom: number }

/** Counts the points at which a ring crosses itself. A knife needs a ring without crossings. Adjacent edges aren't compared. */
export function countCrossings(ring: Ring): number {
  const edges = edgesOf(ring).toSorted((one, other) => one.left - other.left)
  let count = 0
  edges.forEach((one, k) => {
    // Sweeps from left to right: only edges that start before the current edge ends can cross it.
    for (let j = k + 1; j < edges.length; j += 1) {
      const other = edges[j]
      if (!other || other.left > one.right) break
      if (other.top > one.bottom || other.bottom < one.top) continue
      const apart = Math.abs(one.i - other.i)
      if (apart > 1 && apart < ring.length - 1 && cross(one.a, one.b, other.a, other.b)) count += 1
    }
  })
  return count
}

function edgesOf(ring: Ring): Edge[] {
  return ring.map((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a
    return {
      i,
      a,
      b,
      left: Math.min(a.x, b.x),
      right: Math.max(a.x, b.x),
      top: Math.min(a.y, b.y),
      bottom: Math.max(a.y, b.y),
    }
  })
}

const side = (a: Point, b: Point, p: Point): number =>
  Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x))

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}
