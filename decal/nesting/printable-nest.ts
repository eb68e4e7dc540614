import { type CutLines, listCutLines, type Decal } from '../decal.ts'
import { drawMarks } from '../export/registration-marks.ts'
import type { Point, Shape } from '../geometry/shape.ts'
import type { Nest } from './nest.ts'
import { movePath, createPointMover } from './piece.ts'
import { placeRollMarks, type FilmRoll } from './film-roll.ts'

/** A decal placed on the roll. `move` maps its points to mm from the roll's upper left corner. */
export type PlacedDecal = { decal: number; cuts: CutLines[]; move: (point: Point) => Point }

/** The content that a nest's print file and cut file share. */
export type PrintableNest = {
  widthMm: number
  lengthMm: number
  decals: readonly Decal[]
  placed: PlacedDecal[]
  marks: Shape
  /** The white ink below the print; null for none. */
  white: { chokeMm: number } | null
}

/** Combines a nest with the decals that its pieces represent. A decal and its piece have the same index. */
export function combineNestWithDecals(decals: readonly Decal[], nest: Nest, roll: FilmRoll): PrintableNest {
  const placed = nest.placements.flatMap((placement): PlacedDecal[] => {
    const decal = decals[placement.piece]
    if (!decal) return []
    const move = createPointMover(decal.bleed, placement)
    const cuts = listCutLines(decal).map(({ kind, paths }) => ({
      kind,
      paths: paths.map((path) => movePath(path, move)),
    }))
    return [{ decal: placement.piece, cuts, move }]
  })
  const { lengthMm } = nest
  const marks = drawMarks(placeRollMarks(roll, lengthMm))
  return { widthMm: roll.widthMm, lengthMm, decals, placed, marks, white: roll.white ?? null }
}
