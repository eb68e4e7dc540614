import { union } from '../geometry/shape-operations.ts'
import { signedRingArea, type Shape } from '../geometry/shape.ts'

/** Returns the area that a flat shape covers while it is moved by (dx, dy) mm. The area forms the sides of block letters. */
export function extrudeShape(shape: Shape, dx: number, dy: number): Shape {
  const outward = Math.sign(shape.reduce((sum, ring) => sum + signedRingArea(ring), 0)) || 1
  // Only edges that face away from the direction of movement add area: each adds a parallelogram.
  const sweeps = shape.flatMap((ring) =>
    ring.flatMap((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      const facing = ((b.y - a.y) * dx - (b.x - a.x) * dy) * outward
      if (facing <= 0) return []
      const side = [a, b, { x: b.x + dx, y: b.y + dy }, { x: a.x + dx, y: a.y + dy }]
      return [outward > 0 ? side.toReversed() : side]
    }),
  )
  return union(shape, sweeps)
}
