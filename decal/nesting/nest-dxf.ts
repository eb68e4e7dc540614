import { fittedPolyline } from '../contour/cut-path.ts'
import { CHORD_TOLERANCE, dxfDrawing } from '../export/dxf-drawing.ts'
import { SPOT_NAMES } from '../export/inks.ts'
import type { PressNest } from './press-nest.ts'

/**
 * Writes a nest's cut lines as DXF in mm, y upwards from the roll's lower left corner: a closed polyline per decal on layer CutContour, or
 * PerfCutContour for a cut through the liner, and the registration marks on layer Registration.
 */
export function nestDxf({ widthMm, lengthMm, placed, marks }: PressNest): string {
  const dxf = dxfDrawing({ left: 0, bottom: lengthMm, width: widthMm, height: lengthMm })
  dxf.layer('Registration')
  for (const name of Object.values(SPOT_NAMES)) dxf.layer(name)
  for (const ring of marks) dxf.polyline(ring, 'Registration')
  for (const { kind, paths } of placed.flatMap(({ cuts }) => cuts))
    for (const cut of paths) dxf.polyline(fittedPolyline(cut, CHORD_TOLERANCE), SPOT_NAMES[kind])
  return dxf.text()
}
