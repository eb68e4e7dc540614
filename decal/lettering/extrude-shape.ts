import { union } from '../geometry/shape-operations.ts'
import { signedRingArea, type Point, type Ring, type Shape } from '../geometry/shape.ts'

/** Returns the area that a flat shape covers while it is moved by (dx, dy) mm. The area forms the sides of block letters. */
export function extrudeShape(shape: Shape, dx: number, dy: number): Shape {
  const outward = Math.sign(shape.reduce((sum, ring) => sum + signedRingArea(ring), 0)) || 1
  // Only edges on one side of the shape (`facesBack`) sweep over new area. Each run of such edges sweeps over a single polygon.
  const facesBack = (a: Point, b: Point): boolean => ((b.y - a.y) * dx - (b.x - a.x) * dy) * outward > 0
  const sweeps = shape.flatMap((ring) =>
    findChains(ring, facesBack).map((chain) => {
      const moved = chain.map(({ x, y }) => ({ x: x + dx, y: y + dy }))
      const swept = [...chain, ...moved.toReversed()]
      return outward > 0 ? swept.toReversed() : swept
    }),
  )
  return union(shape, sweeps)
}

/** Returns the longest runs of a ring's edges that meet a condition, each run as its points. */
function findChains(ring: Ring, meets: (a: Point, b: Point) => boolean): Ring[] {
  const edges = ring.map((a, i) => ({ a, b: ring[(i + 1) % ring.length] ?? a }))
  // A run may continue from the end of the list to its start. Therefore, the list is read from an edge that belongs to no run.
  const start = Math.max(
    0,
    edges.findIndex(({ a, b }) => !meets(a, b)),
  )
  const chains: Ring[] = []
  let chain: Ring | null = null
  for (const { a, b } of [...edges.slice(start), ...edges.slice(0, start)]) {
    if (!meets(a, b)) {
      chain = null
      continue
    }
    if (chain === null) {
      chain = [a]
      chains.push(chain)
    }
    chain.push(b)
  }
  return chains
}
