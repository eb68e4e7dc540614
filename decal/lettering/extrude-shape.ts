import { union } from '../geometry/booleans.ts'
import { ringArea, type Shape } from '../geometry/shape.ts'

/** Returns the solid that a flat shape sweeps out when it is moved by (dx, dy) mm: the sides of block letters. */
export function extrudeShape(shape: Shape, dx: number, dy: number): Shape {
  const outward = Math.sign(shape.reduce((sum, ring) => sum + ringArea(ring), 0)) || 1
  // Each edge that faces backwards sweeps a parallelogram; the other edges sweep only the inside of the shape.
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
