import { union } from '../geometry/shape-operations.ts'
import { makeRectangle } from '../geometry/figures.ts'
import type { Box, Ring, Shape } from '../geometry/shape.ts'
import type { RandomSource } from '../random.ts'

/** Draws a row of pines along the bottom of a box on solid ground. `share` is the height of the pines as a share of the box's height. */
export function drawPineRow(box: Box, random: RandomSource, share: number): Shape {
  const tall = box.height * share
  const floor = box.bottom - tall * 0.3
  const step = box.width / 13
  const trees = Array.from({ length: 15 }, (_, i) =>
    drawPine(
      box.left + (i - 0.5) * step + (random() - 0.5) * step * 0.5,
      floor,
      tall * (0.55 + random() * 0.5),
    ),
  )
  return union(trees, makeRectangle(box.left, floor - 0.2, box.width, box.bottom - floor + 1))
}

/** Draws a pine with three tiers. Its foot is at (x, floor). */
export function drawPine(x: number, floor: number, height: number): Ring {
  const half = height * 0.3
  const tiers: readonly (readonly [number, number])[] = [
    [0, 1],
    [0.45, 0.62],
    [0.22, 0.62],
    [0.72, 0.32],
    [0.42, 0.32],
    [1, 0],
  ]
  const right = tiers.map(([w, h]) => ({ x: x + w * half, y: floor - h * height }))
  const left = tiers
    .slice(1)
    .map(([w, h]) => ({ x: x - w * half, y: floor - h * height }))
    .toReversed()
  return [...right, ...left]
}
