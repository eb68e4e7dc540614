import { fittedPolyline } from '../contour/cut-path.ts'
import type { Decal } from '../decal.ts'
import { type Nest, nestOnRoll } from './nest.ts'
import { nestDxf } from './nest-dxf.ts'
import { nestPdf } from './nest-pdf.ts'
import { pressNest } from './press-nest.ts'
import type { Roll } from './roll.ts'
import { sortingSheet } from './sorting-sheet.ts'

/** The print file, the cut file, and the sorting sheet, which shows which order each piece belongs to. */
export type NestFiles = { pdf: Uint8Array; dxf: string; sorting: Uint8Array }

// Chord tolerance in mm for measuring areas within the cut.
const CHORDS = 0.05

/**
 * Nests finished decals on a roll and returns the nest's files; null if not a single piece fits. `name` identifies a decal's owner on the
 * sorting sheet.
 */
export async function nestDecals(
  decals: readonly { decal: Decal; copies: number; name: string }[],
  roll: Roll,
  title: string,
): Promise<{ nest: Nest; files: NestFiles | null }> {
  const pieces = decals.map(({ decal: { cut, bleed }, copies }) => ({
    cut: [fittedPolyline(cut, CHORDS)],
    bleed,
    copies,
  }))
  const nest = nestOnRoll(pieces, roll)
  if (nest.placements.length === 0) return { nest, files: null }
  const press = pressNest(
    decals.map(({ decal }) => decal),
    nest,
    roll,
  )
  const names = decals.map(({ name }) => name)
  const [pdf, sorting] = [await nestPdf(press, title), await sortingSheet(press, names, title)]
  return { nest, files: { pdf, dxf: nestDxf(press), sorting } }
}
