import { subtract, union } from '../../../geometry/shape-operations.ts'
import { translateShape, rotateShape, type Shape } from '../../../geometry/shape.ts'
import { fitToSheet, drawLine, drawOutline, readKnots } from '../stencil.ts'

// The points on the stem at which pairs of leaves grow, with the size of the leaves and the stem's angle in degrees.
const pairs: readonly (readonly [x: number, y: number, size: number, lean: number])[] = [
  [44, 82, 0.9, -4],
  [45.4, 62, 0.88, 4],
  [48.6, 43.4, 0.76, 9],
  [53, 28, 0.62, 14],
]

/** Draws a sprig of silver-dollar eucalyptus as ink on a sheet of 100 × 100: round leaves in pairs along a bent stem. */
export function drawEucalyptus(): Shape {
  const stem = drawLine(readKnots('45,99 44,82 45.4,62 48.6,43.4 53,28 60,11'), 2)
  const leaves = pairs.flatMap(([x, y, size, lean]) =>
    [1, -1].map((side) => translateShape(rotateShape(leafOf(size, side), lean), x, y)),
  )
  const tip = translateShape(rotateShape(leafOf(0.5, 1), -50), 58.6, 13.6)
  const veins = pairs.flatMap(([x, y, size, lean]) =>
    [1, -1].map((side) => translateShape(rotateShape(veinOf(size, side), lean), x, y)),
  )
  return fitToSheet(union(subtract(union(...leaves, tip), union(...veins)), stem))
}

const leafOf = (size: number, side: number): Shape =>
  rotateShape(
    drawOutline(
      [
        [2 * side, 0, 0.3],
        [9 * side, -9, 1],
        [19 * side, -10.4, 1],
        [26.4 * side, -3, 0.7],
        [25 * side, 5, 1],
        [16 * side, 9.4, 1],
        [7 * side, 6.4, 1],
      ].map(([x = 0, y = 0, round = 1]) => [x * size, y * size, round] as const),
    ),
    -32 * side,
  )

const veinOf = (size: number, side: number): Shape =>
  rotateShape(
    drawLine(
      [
        [3 * side * size, 0],
        [18 * side * size, -1.6 * size],
      ],
      1.1,
    ),
    -32 * side,
  )
