import { describe, expect, it } from 'vitest'
import { makeRectangle, makeRingBand } from '../geometry/figures.ts'
import { subtract, union } from '../geometry/shape-operations.ts'
import { computeShapeArea, translateShape, type Shape } from '../geometry/shape.ts'
import { extrudeShape } from './extrude-shape.ts'

/** Unites copies of a shape that are moved step by step. */
const moved = (shape: Shape, dx: number, dy: number): Shape =>
  union(...Array.from({ length: 201 }, (_, i) => translateShape(shape, (dx * i) / 200, (dy * i) / 200)))

describe('the area that a shape sweeps over', () => {
  const shapes: [string, Shape][] = [
    ['a rectangle', makeRectangle(0, 0, 10, 6)],
    ['a ring with a hole', makeRingBand(0, 0, 12, 5)],
    ['an L', union(makeRectangle(0, 0, 3, 12), makeRectangle(0, 9, 9, 3))],
    ['two letters', [...makeRectangle(0, 0, 4, 10), ...makeRingBand(14, 5, 5, 2)]],
  ]
  const directions = [
    [2, 2],
    [-3, 1],
    [0, 4],
    [5, 0],
    [-2, -6],
  ] as const
  it.each(shapes)('%s covers all positions in between, and nothing else', (_name, shape) => {
    for (const [dx, dy] of directions) {
      const [swept, truth] = [extrudeShape(shape, dx, dy), moved(shape, dx, dy)]
      expect(computeShapeArea(subtract(truth, swept)), `missing, ${dx} ${dy}`).toBeLessThan(0.01)
      // `truth` is slightly too small where the shape is curved, because small areas remain between its copies of the shape.
      expect(computeShapeArea(subtract(swept, truth)), `too much, ${dx} ${dy}`).toBeLessThan(0.2)
    }
  })
})
