import { measurePathBox, flattenPath } from '../contour/cut-path.ts'
import { listCutLines, type Decal } from '../decal.ts'
import { CHORD_TOLERANCE_MM, startDxf } from './dxf-writer.ts'
import { SPOT_NAMES } from './inks.ts'
import { computeSheet } from './registration-marks.ts'

type DxfOptions = {
  artwork?: boolean
  /**
   * Whether to add registration marks. With marks, the drawing's origin is the corner of the sheet, including the band of marks, as in the
   * print file.
   */
  marks?: boolean | undefined
}

/**
 * Writes the cut line as DXF in millimetres, with y upwards from the lower left corner of the cut box. The cut line is a closed polyline on
 * layer CutContour (PerfCutContour for a cut through the liner); cut film has a polyline for each contour. Curves become chords, because
 * cutting programs read arcs and splines differently. If `artwork` is set, the outlines of vector artwork are added on layer Artwork, for
 * film that is cut with a knife. Picture artwork has no outlines.
 */
export function exportDxf(decal: Decal, { artwork = false, marks = false }: DxfOptions = {}): string {
  const { sheet, marks: registration } = computeSheet(decal.bleed, marks)
  const dxf = startDxf(marks ? sheet : measurePathBox(decal.cut))
  if (marks) dxf.layer('Registration')
  for (const ring of registration) dxf.polyline(ring, 'Registration')
  if (artwork && decal.artwork.kind === 'layers') {
    dxf.layer('Artwork')
    for (const { shape } of decal.artwork.layers) for (const ring of shape) dxf.polyline(ring, 'Artwork')
  }
  for (const { kind, paths } of listCutLines(decal)) {
    dxf.layer(SPOT_NAMES[kind])
    for (const cut of paths) dxf.polyline(flattenPath(cut, CHORD_TOLERANCE_MM), SPOT_NAMES[kind])
  }
  return dxf.text()
}
