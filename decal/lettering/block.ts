import { union } from '../geometry/booleans.ts'
import { shift, type Shape } from '../geometry/shape.ts'

/** The solid that a flat shape leaves behind when it is drawn back by (dx, dy) mm: the side of block letters. */
export function extruded(shape: Shape, dx: number, dy: number): Shape {
  // Each edge sweeps a parallelogram; together with the two ends they cover the path exactly.
  const sweeps = shape.flatMap((ring) =>
    ring.map((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      const side = [a, b, { x: b.x + dx, y: b.y + dy }, { x: a.x + dx, y: a.y + dy }]
      return (b.x - a.x) * dy - (b.y - a.y) * dx >= 0 ? side : side.toReversed()
    }),
  )
  return union(shape, shift(shape, dx, dy), sweeps)
}
