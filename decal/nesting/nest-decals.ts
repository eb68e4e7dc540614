import { fittedPolyline } from '../contour/cut-path.ts'
import type { Decal } from '../decal.ts'
import { type Nest, nestOnRoll } from './nest.ts'
import { nestDxf } from './nest-dxf.ts'
import { nestPdf } from './nest-pdf.ts'
import { pressNest } from './press-nest.ts'
import type { Roll } from './roll.ts'

// Greatest distance of the chords by which areas are counted from the cut, in mm.
const CHORDS = 0.05

/** Nests finished decals on a roll and gives the print file and the cut file of it; null where not one piece has room. */
export async function nestDecals(
  decals: readonly { decal: Decal; copies: number }[],
  roll: Roll,
  title: string,
): Promise<{ nest: Nest; files: { pdf: Uint8Array; dxf: string } | null }> {
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
  return { nest, files: { pdf: await nestPdf(press, title), dxf: nestDxf(press) } }
}
