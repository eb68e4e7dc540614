import type { Colour } from '../../../colour.ts'
import { intersect, union } from '../../../geometry/shape-operations.ts'
import { makeDisc } from '../../../geometry/figures.ts'
import { sampleCurve } from '../../../geometry/sample-curve.ts'
import type { Point, Shape } from '../../../geometry/shape.ts'
import { drawPine } from '../../../scenery/pines.ts'
import type { ColourLayer } from './painting.ts'

/** The radius of the round window through which landscapes are shown. Its centre is at 50, 50. */
const R = 48
export const WINDOW_LEFT = 50 - R
export const WINDOW_RIGHT = 50 + R
export const WINDOW_BOTTOM = 50 + R

/** Creates an area of a landscape, clipped to the round window. */
export const paintLandscapeArea = (colour: Colour, draw: () => Shape): ColourLayer => ({
  colour,
  shape: () => intersect(draw(), makeDisc(50, 50, R)),
})

export const paintSky = (colour: Colour): ColourLayer => ({ colour, ellipses: `50,50,${R}` })
export const paintDisc = (colour: Colour, x: number, y: number, r: number): ColourLayer =>
  paintLandscapeArea(colour, () => makeDisc(x, y, r))

/** Returns the part of the window below a line. The line's points are from left to right. */
export const fillGroundBelow = (points: readonly Point[]): Shape => [
  [...points, { x: WINDOW_RIGHT, y: WINDOW_BOTTOM }, { x: WINDOW_LEFT, y: WINDOW_BOTTOM }],
]

/** Draws hilly ground. `y` is its mean height, and `lift` is how far it rises above and falls below this height. */
export const drawHills = (y: number, lift: number, phase: number, swells = 1.4): Shape =>
  fillGroundBelow(
    sampleCurve(60, (t) => ({
      x: WINDOW_LEFT + t * 2 * R,
      y: y - Math.sin(t * Math.PI * swells + phase) * lift,
    })),
  )

/** Draws waves with pointed crests. */
export const drawWaves = (y: number, phase: number): Shape =>
  fillGroundBelow(
    sampleCurve(96, (t) => ({
      x: WINDOW_LEFT + t * 2 * R,
      y: y - Math.abs(Math.sin(t * Math.PI * 5 + phase)) ** 0.8 * 5,
    })),
  )

/** Draws a group of pines on solid ground, given the position and height of each tree. */
export const drawPines = (foot: number, trees: readonly (readonly [number, number])[]): Shape =>
  union(
    trees.map(([x, tall]) => drawPine(x, foot, tall)),
    [
      [
        { x: WINDOW_LEFT, y: foot - 0.4 },
        { x: WINDOW_RIGHT, y: foot - 0.4 },
        { x: WINDOW_RIGHT, y: WINDOW_BOTTOM },
        { x: WINDOW_LEFT, y: WINDOW_BOTTOM },
      ],
    ],
  )

/** A mountain: the position and height of its peak, and half the width of its foot. */
export type MountainPeak = readonly [x: number, top: number, half: number]

export const drawPeaks = (foot: number, all: readonly MountainPeak[]): Shape =>
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
export const drawSnow = (foot: number, all: readonly MountainPeak[]): Shape =>
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
