import type { Colour } from '../../../colour.ts'
import { intersect, subtract, union } from '../../../geometry/shape-operations.ts'
import { makeDisc, makeStar } from '../../../geometry/figures.ts'
import { mapPoints, type Shape, translateShape, rotateShape } from '../../../geometry/shape.ts'
import type { MotifPart } from '../../motif.ts'
import { drawLine, drawOutline, readKnots, type OutlineKnot } from '../stencil.ts'

/**
 * A layer of a flag, on a sheet of 90 × 60. Bands list their colours from the top, or from the side of the flagpole (the hoist). The bands
 * are equally wide unless `parts` gives their widths.
 */
export type FlagLayer =
  | { kind: 'bands'; run: 'across' | 'down'; colours: readonly Colour[]; parts?: readonly number[] }
  | { kind: 'box'; colour: Colour; x: number; y: number; width: number; height: number }
  /** A triangle that starts at the flagpole (the hoist), or at the opposite side (the fly). */
  | { kind: 'triangle'; colour: Colour; reach: number; fromFly?: boolean }
  | { kind: 'diamond'; colour: Colour; width: number; height: number }
  | { kind: 'diagonal'; colour: Colour; width: number }
  | { kind: 'disc'; colour: Colour; x: number; y: number; r: number }
  | { kind: 'crescent'; colour: Colour; x: number; y: number; r: number; bite: number }
  | { kind: 'star'; colour: Colour; x: number; y: number; r: number; points?: number; turned?: number }
  | { kind: 'cross'; colour: Colour; x: number; width: number }
  | { kind: 'saltire'; colour: Colour; width: number }
  | { kind: 'leaf'; colour: Colour; x: number; y: number; size: number }
  | { kind: 'outline'; colour: Colour; knots: string }
  | { kind: 'line'; colour: Colour; knots: string; width: number }
  | { kind: 'lily'; colour: Colour; x: number; y: number; size: number }

export type Flag = readonly FlagLayer[]

const WIDTH = 90
const HEIGHT = 60
// The number of points per edge, enough to draw a waving edge.
const EDGE = 24

/** Draws a flag that waves in the wind, in its own colours, on a sheet of 100 × 100. */
export function drawFlag(flag: Flag): MotifPart[] {
  const sheet = box(0, 0, WIDTH, HEIGHT)
  const layers = flag.flatMap((layer) =>
    layer.kind === 'bands' ? bandsOf(layer) : [{ colour: layer.colour, shape: shapeOf(layer) }],
  )
  // Later layers are cut out of earlier ones, so that layers of film never overlap.
  return layers.flatMap(({ colour, shape }, index) => {
    const above = union(...layers.slice(index + 1).map((layer) => layer.shape))
    const seen = subtract(intersect(shape, sheet), above)
    return seen.length > 0 ? [{ colour, shape: mapPoints(seen, wave) }] : []
  })
}

function wave({ x, y }: { x: number; y: number }) {
  return { x: x + 5, y: y + 20 + Math.sin((x / WIDTH) * 2 * Math.PI) * 4 }
}

function box(x: number, y: number, width: number, height: number): Shape {
  const along = Array.from({ length: EDGE + 1 }, (_, index) => x + (width * index) / EDGE)
  return [
    [...along.map((at) => ({ x: at, y })), ...along.toReversed().map((at) => ({ x: at, y: y + height }))],
  ]
}

function bandsOf({ run, colours, parts }: Extract<FlagLayer, { kind: 'bands' }>) {
  const shares = parts ?? colours.map(() => 1)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const extent = run === 'across' ? HEIGHT : WIDTH
  let from = 0
  return colours.map((colour, index) => {
    const size = ((shares[index] ?? 1) / whole) * extent
    const shape = run === 'across' ? box(0, from, WIDTH, size) : box(from, 0, size, HEIGHT)
    from += size
    return { colour, shape }
  })
}

const FALLING_DIAGONAL: readonly OutlineKnot[] = [
  [-10, -6.7],
  [45, 30],
  [100, 66.7],
]
const RISING_DIAGONAL: readonly OutlineKnot[] = [
  [-10, 66.7],
  [45, 30],
  [100, -6.7],
]

function shapeOf(layer: Exclude<FlagLayer, { kind: 'bands' }>): Shape {
  switch (layer.kind) {
    case 'box':
      return box(layer.x, layer.y, layer.width, layer.height)
    case 'triangle':
      return layer.fromFly
        ? drawOutline([
            [WIDTH, 0, 0],
            [WIDTH, HEIGHT, 0],
            [WIDTH - layer.reach, HEIGHT / 2, 0],
          ])
        : drawOutline([
            [0, 0, 0],
            [layer.reach, HEIGHT / 2, 0],
            [0, HEIGHT, 0],
          ])
    case 'diamond': {
      const [cx, cy] = [WIDTH / 2, HEIGHT / 2]
      const [dx, dy] = [layer.width / 2, layer.height / 2]
      return drawOutline([
        [cx, cy - dy, 0],
        [cx + dx, cy, 0],
        [cx, cy + dy, 0],
        [cx - dx, cy, 0],
      ])
    }
    case 'diagonal':
      return drawLine(FALLING_DIAGONAL, layer.width)
    case 'disc':
      return makeDisc(layer.x, layer.y, layer.r)
    case 'crescent':
      return subtract(
        makeDisc(layer.x, layer.y, layer.r),
        makeDisc(layer.x + layer.bite, layer.y, layer.r * 0.8),
      )
    case 'star':
      return translateShape(
        rotateShape(makeStar(0, 0, layer.r, layer.points, 0.4), layer.turned ?? 0),
        layer.x,
        layer.y,
      )
    case 'cross':
      return union(
        box(layer.x - layer.width / 2, 0, layer.width, HEIGHT),
        box(0, HEIGHT / 2 - layer.width / 2, WIDTH, layer.width),
      )
    case 'saltire':
      return union(drawLine(FALLING_DIAGONAL, layer.width), drawLine(RISING_DIAGONAL, layer.width))
    case 'leaf':
      return place(leaf(), layer)
    case 'outline':
      return drawOutline(readKnots(layer.knots))
    case 'line':
      return drawLine(readKnots(layer.knots), layer.width)
    case 'lily':
      return place(lily(), layer)
  }
}

const place = (shape: Shape, { x, y, size }: { x: number; y: number; size: number }): Shape =>
  mapPoints(shape, (p) => ({ x: x + p.x * size, y: y + p.y * size }))

/** Builds an outline from the points of its right half, from the top down, on a unit square about the origin. */
const mirroredHalf = (half: readonly (readonly [number, number])[]): Shape =>
  drawOutline([
    ...half.map(([x, y]) => [x, y, 0] as const),
    ...half.toReversed().map(([x, y]) => [-x, y, 0] as const),
  ])

const leaf = (): Shape =>
  mirroredHalf([
    [0, -1],
    [0.17, -0.66],
    [0.36, -0.76],
    [0.27, -0.2],
    [0.48, -0.42],
    [0.55, -0.28],
    [0.82, -0.34],
    [0.73, -0.06],
    [0.86, 0.02],
    [0.42, 0.38],
    [0.47, 0.55],
    [0.05, 0.48],
    [0.05, 0.98],
  ])

const lily = (): Shape =>
  mirroredHalf([
    [0, -1],
    [0.2, -0.6],
    [0.22, -0.2],
    [0.1, 0.1],
    [0.3, -0.1],
    [0.36, -0.42],
    [0.62, -0.5],
    [0.76, -0.2],
    [0.66, 0.1],
    [0.5, 0.12],
    [0.52, -0.1],
    [0.3, 0.24],
    [0.36, 0.24],
    [0.36, 0.42],
    [0.14, 0.42],
    [0.2, 0.74],
    [0.08, 0.9],
    [0, 1],
  ])
