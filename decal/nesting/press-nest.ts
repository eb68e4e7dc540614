import { type CutLines, cutLinesOf, type Decal } from '../decal.ts'
import { marksAt } from '../export/registration.ts'
import type { Point, Shape } from '../geometry/shape.ts'
import type { Nest } from './nest.ts'
import { movedPath, moverOf } from './piece.ts'
import { marksOf, type Roll } from './roll.ts'

/** A decal placed on the roll. `move` maps its points to mm from the roll's upper left corner. */
export type PlacedDecal = { decal: number; cuts: CutLines[]; move: (point: Point) => Point }

/** The common content of a nest's print file and cut file. */
export type PressNest = {
  widthMm: number
  lengthMm: number
  decals: readonly Decal[]
  placed: PlacedDecal[]
  marks: Shape
  /** The white ink below the print; null for none. */
  white: { chokeMm: number } | null
}

/** Combines a nest with its decals, by the indices of its pieces. */
export function pressNest(decals: readonly Decal[], nest: Nest, roll: Roll): PressNest {
  const placed = nest.placements.flatMap((placement): PlacedDecal[] => {
    const decal = decals[placement.piece]
    if (!decal) return []
    const move = moverOf(decal.bleed, placement)
    const cuts = cutLinesOf(decal).map(({ kind, paths }) => ({
      kind,
      paths: paths.map((path) => movedPath(path, move)),
    }))
    return [{ decal: placement.piece, cuts, move }]
  })
  const { lengthMm } = nest
  const marks = marksAt(marksOf(roll, lengthMm))
  return { widthMm: roll.widthMm, lengthMm, decals, placed, marks, white: roll.white ?? null }
}
