import { boxOfPath, fittedPolyline } from '../contour/cut-path.ts'
import { cutsOf, type Decal } from '../decal.ts'
import { CHORD_TOLERANCE, dxfDrawing } from './dxf-drawing.ts'

/**
 * The cut line as DXF in millimetres: one closed polyline on layer CutContour, and one for each contour that is cut out of film, y upwards from the lower left
 * corner of the cut box. Chords, not arcs or splines: every cutting program reads them alike.
 * With `artwork`, the outlines of vector artwork as well, on layer Artwork, for films cut with a knife;
 * picture artwork has none.
 */
export function exportDxf(decal: Decal, { artwork = false }: { artwork?: boolean } = {}): string {
  const dxf = dxfDrawing(boxOfPath(decal.cut))
  if (artwork && decal.artwork.kind === 'layers') {
    dxf.layer('Artwork')
    for (const { shape } of decal.artwork.layers) for (const ring of shape) dxf.polyline(ring, 'Artwork')
  }
  dxf.layer('CutContour')
  for (const cut of cutsOf(decal)) dxf.polyline(fittedPolyline(cut, CHORD_TOLERANCE), 'CutContour')
  return dxf.text()
}
