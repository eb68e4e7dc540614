import { flattenPath } from '../contour/cut-path.ts'
import type { Decal } from '../decal.ts'
import { type Nest, nestOnRoll } from './nest.ts'
import { writeNestDxf } from './nest-dxf.ts'
import { writeNestPdf } from './nest-pdf.ts'
import { combineNestWithDecals } from './printable-nest.ts'
import type { FilmRoll } from './film-roll.ts'
import { drawSortingSheet, type SortingSheetTexts } from './sorting-sheet.ts'

/** The print file, the cut file, and the sorting sheet. The sorting sheet shows which order each piece belongs to. */
export type NestFiles = { pdf: Uint8Array; dxf: string; sorting: Uint8Array }

// Tolerance in mm of the chords that represent the cut when areas are measured.
const CHORD_TOLERANCE_MM = 0.05

/**
 * Nests finished decals on a roll and returns the nest's files; null if not a single piece fits. `name` returns the name that the sorting
 * sheet shows for the decal's owner.
 */
export async function nestDecals(
  decals: readonly { decal: Decal; copies: number; name: string }[],
  roll: FilmRoll,
  texts: SortingSheetTexts,
): Promise<{ nest: Nest; files: NestFiles | null }> {
  const pieces = decals.map(({ decal: { cut, bleed }, copies }) => ({
    cut: [flattenPath(cut, CHORD_TOLERANCE_MM)],
    bleed,
    copies,
  }))
  const nest = nestOnRoll(pieces, roll)
  if (nest.placements.length === 0) return { nest, files: null }
  const press = combineNestWithDecals(
    decals.map(({ decal }) => decal),
    nest,
    roll,
  )
  const names = decals.map(({ name }) => name)
  const [pdf, sorting] = [await writeNestPdf(press, texts.title), await drawSortingSheet(press, names, texts)]
  return { nest, files: { pdf, dxf: writeNestDxf(press), sorting } }
}
