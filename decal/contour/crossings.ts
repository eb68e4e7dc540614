import type { Point, Ring } from '../geometry/shape.ts'

/** How often a ring crosses itself: 0 for one that a knife can follow. Neighbouring edges are not compared. */
export function crossings(ring: Ring): number {
  let count = 0
  const edge = (i: number): [Point, Point] | null => {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]]
    return a && b ? [a, b] : null
  }
  for (let i = 0; i < ring.length; i += 1) {
    for (let j = i + 2; j < ring.length; j += 1) {
      if (i === 0 && j === ring.length - 1) continue
      const [one, other] = [edge(i), edge(j)]
      if (one && other && cross(...one, ...other)) count += 1
    }
  }
  return count
}

const side = (a: Point, b: Point, p: Point): number =>
  Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x))

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}
