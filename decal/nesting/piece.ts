import type { CutPath } from '../decal.ts'
import { measureBox, type Point, type Shape } from '../geometry/shape.ts'

/** Allowed rotations, in degrees clockwise. */
export const quarterTurns = [0, 90, 180, 270] as const
export type QuarterTurn = (typeof quarterTurns)[number]

/** A piece to be cut: its outline on the film in mm, including bleed, and the number of copies. */
export type NestingPiece = { outline: Shape; copies: number }

/** One copy of the piece with index `piece`: rotated, then moved so that the upper left corner of its box is at x, y (mm). */
export type PiecePlacement = { piece: number; turn: QuarterTurn; x: number; y: number }

/** A strip of film in mm. `gap` is the minimum distance between pieces; it doesn't apply to the strip's edges. */
export type FilmStrip = { width: number; length: number; gap: number; turns: readonly QuarterTurn[] }

/**
 * The result of nesting. `left` is the number of copies of each piece, by index, that didn't fit; `length` is the used length of the strip
 * in mm.
 */
export type NestingResult = { placements: PiecePlacement[]; left: number[]; length: number }

const TURNS: Readonly<Record<QuarterTurn, (p: Point) => Point>> = {
  0: (p) => p,
  90: ({ x, y }) => ({ x: -y, y: x }),
  180: ({ x, y }) => ({ x: -x, y: -y }),
  270: ({ x, y }) => ({ x: y, y: -x }),
}

/** Rotates a shape by quarter turns and moves its box to the corner 0, 0. */
export function rotateToCorner(shape: Shape, turn: QuarterTurn): Shape {
  const move = TURNS[turn]
  const rings = shape.map((ring) => ring.map(move))
  const { left, top } = measureBox(rings)
  return rings.map((ring) => ring.map(({ x, y }) => ({ x: x - left, y: y - top })))
}

/** Returns a function that maps a point of a piece to its place on the strip, in mm. */
export function createPointMover(outline: Shape, { turn, x, y }: PiecePlacement): (point: Point) => Point {
  const move = TURNS[turn]
  const box = measureBox(outline.map((ring) => ring.map(move)))
  return (point) => {
    const at = move(point)
    return { x: at.x - box.left + x, y: at.y - box.top + y }
  }
}

export function movePath({ start, curves }: CutPath, move: (point: Point) => Point): CutPath {
  return {
    start: move(start),
    curves: curves.map(({ c1, c2, to }) => ({ c1: move(c1), c2: move(c2), to: move(to) })),
  }
}
