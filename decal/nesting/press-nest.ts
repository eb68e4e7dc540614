import { type CutKind, type CutPath, cutsOf, type Decal } from '../decal.ts'
import { disc } from '../geometry/figures.ts'
import type { Point, Shape } from '../geometry/shape.ts'
import type { Nest } from './nest.ts'
import { movedPath, moverOf } from './piece.ts'
import { MARK, marksOf, type Roll } from './roll.ts'

/** One decal at its place on the roll, in mm from the roll's upper left corner. */
export type Placed = { decal: number; cuts: CutPath[]; cutKind: CutKind; move: (point: Point) => Point }

/** Everything that both files of a nest hold, so that they cannot differ. */
export type PressNest = {
  widthMm: number
  lengthMm: number
  decals: readonly Decal[]
  placed: Placed[]
  marks: Shape
}

/** A nest with its decals, by the indices of the nest's pieces. */
export function pressNest(decals: readonly Decal[], nest: Nest, roll: Roll): PressNest {
  const placed = nest.placements.flatMap((placement): Placed[] => {
    const decal = decals[placement.piece]
    if (!decal) return []
    const move = moverOf(decal.bleed, placement)
    const cuts = cutsOf(decal).map((path) => movedPath(path, move))
    return [{ decal: placement.piece, cuts, cutKind: decal.cutKind, move }]
  })
  const { lengthMm } = nest
  const marks = marksOf(roll, lengthMm).flatMap(({ x, y }) => disc(x, y, MARK / 2))
  return { widthMm: roll.widthMm, lengthMm, decals, placed, marks }
}
