import { flattenPath } from '../contour/cut-path.ts'
import { CHORD_TOLERANCE_MM, startDxf } from '../export/dxf-writer.ts'
import { SPOT_NAMES } from '../export/inks.ts'
import type { PrintableNest } from './printable-nest.ts'

/**
 * Writes a nest's cut lines as DXF in mm, y upwards from the roll's lower left corner. Each decal is a closed polyline on layer CutContour,
 * or PerfCutContour for a cut through the liner. The registration marks are on layer Registration.
 */
export function writeNestDxf({ widthMm, lengthMm, placed, marks }: PrintableNest): string {
  const dxf = startDxf({ left: 0, bottom: lengthMm, width: widthMm, height: lengthMm })
  dxf.layer('Registration')
  for (const name of Object.values(SPOT_NAMES)) dxf.layer(name)
  for (const ring of marks) dxf.polyline(ring, 'Registration')
  for (const { kind, paths } of placed.flatMap(({ cuts }) => cuts))
    for (const cut of paths) dxf.polyline(flattenPath(cut, CHORD_TOLERANCE_MM), SPOT_NAMES[kind])
  return dxf.text()
}
