import type { Colour } from '../../../colour.ts'
import { intersect, union } from '../../../geometry/booleans.ts'
import { disc } from '../../../geometry/figures.ts'
import { sampleCurve } from '../../../geometry/sample-curve.ts'
import type { Point, Shape } from '../../../geometry/shape.ts'
import { pine } from '../../../scenery/pines.ts'
import type { ColourLayer } from './painting.ts'

/** The radius of the round window. Its centre is at 50, 50. */
const R = 48
export const LEFT = 50 - R
export const RIGHT = 50 + R
export const BOTTOM = 50 + R

/** Creates an area of a landscape, clipped to the round window. */
export const landscapeArea = (colour: Colour, draw: () => Shape): ColourLayer => ({
  colour,
  shape: () => intersect(draw(), disc(50, 50, R)),
})

export const skyArea = (colour: Colour): ColourLayer => ({ colour, ellipses: `50,50,${R}` })
export const discArea = (colour: Colour, x: number, y: number, r: number): ColourLayer =>
  landscapeArea(colour, () => disc(x, y, r))

/** Returns the area below a line across the window. The line's points are from left to right. */
export const groundBelow = (points: readonly Point[]): Shape => [
  [...points, { x: RIGHT, y: BOTTOM }, { x: LEFT, y: BOTTOM }],
]

/** Draws hilly ground that rises and falls by `lift` around the height `y`. */
export const hills = (y: number, lift: number, phase: number, swells = 1.4): Shape =>
  groundBelow(
    sampleCurve(60, (t) => ({
      x: LEFT + t * 2 * R,
      y: y - Math.sin(t * Math.PI * swells + phase) * lift,
    })),
  )

/** Waves with pointed crests. */
export const waves = (y: number, phase: number): Shape =>
  groundBelow(
    sampleCurve(96, (t) => ({
      x: LEFT + t * 2 * R,
      y: y - Math.abs(Math.sin(t * Math.PI * 5 + phase)) ** 0.8 * 5,
    })),
  )

/** Draws a group of pines on solid ground, given the position and height of each tree. */
export const pines = (foot: number, trees: readonly (readonly [number, number])[]): Shape =>
  union(
    trees.map(([x, tall]) => pine(x, foot, tall)),
    [
      [
        { x: LEFT, y: foot - 0.4 },
        { x: RIGHT, y: foot - 0.4 },
        { x: RIGHT, y: BOTTOM },
        { x: LEFT, y: BOTTOM },
      ],
    ],
  )

/** A mountain: the position and height of its peak, and half the width of its foot. */
export type Peak = readonly [x: number, top: number, half: number]

export const peaks = (foot: number, all: readonly Peak[]): Shape =>
  union(
    ...all.map(([x, top, half]): Shape => [
      [
        { x, y: top },
        { x: x + half, y: foot },
        { x: x - half, y: foot },
      ],
    ]),
  )

/** Draws the snow on mountain peaks, with a jagged lower edge. */
export const snow = (foot: number, all: readonly Peak[]): Shape =>
  all.map(([x, top, half]) => {
    const [h, w] = [(foot - top) * 0.36, half * 0.36]
    return [
      { x, y: top },
      { x: x + w, y: top + h },
      { x: x + w * 0.45, y: top + h * 0.72 },
      { x: x + w * 0.1, y: top + h * 1.2 },
      { x: x - w * 0.4, y: top + h * 0.74 },
      { x: x - w, y: top + h },
    ]
  })
