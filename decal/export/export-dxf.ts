import { Colors, DxfWriter, LWPolylineFlags, point2d, Units } from '@tarikjabiri/dxf'
import { fittedPolyline } from '../contour/cut-path.ts'
import type { Decal } from '../decal.ts'
import type { Point, Ring } from '../geometry/shape.ts'

// A chord may lie this far inside of its curve, in mm: half of what the size may be off.
const CHORD_TOLERANCE = 0.005

/**
 * The cut line as DXF in millimetres: one closed polyline on layer CutContour, y upwards from the lower left
 * corner of the cut box. Chords, not arcs or splines: every cutting program reads them alike.
 * With `artwork`, the outlines of vector artwork as well, on layer Artwork, for films cut with a knife;
 * picture artwork has none.
 */
export function exportDxf(decal: Decal, { artwork = false }: { artwork?: boolean } = {}): string {
  const { box, cut } = decal
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.setVariable('$MEASUREMENT', { 70: 1 })
  dxf.setVariable('$EXTMIN', { 10: 0, 20: 0, 30: 0 })
  dxf.setVariable('$EXTMAX', { 10: micrometres(box.width), 20: micrometres(box.height), 30: 0 })
  const polyline = (ring: Ring, layerName: string): void => {
    const vertices = onGrid(ring, box).map((point) => ({ point }))
    if (vertices.length > 2) dxf.addLWPolyline(vertices, { flags: LWPolylineFlags.Closed, layerName })
  }
  if (artwork && decal.artwork.kind === 'layers') {
    dxf.addLayer('Artwork', Colors.White, 'CONTINUOUS')
    for (const { shape } of decal.artwork.layers) for (const ring of shape) polyline(ring, 'Artwork')
  }
  dxf.addLayer('CutContour', Colors.Magenta, 'CONTINUOUS')
  polyline(fittedPolyline(cut, CHORD_TOLERANCE), 'CutContour')
  return dxf.stringify()
}

const micrometres = (mm: number): number => Math.round(mm * 1000) / 1000

/** Upright, from the corner of the box, in whole micrometres; points that fall together are one. */
function onGrid(ring: Ring, box: { left: number; bottom: number }): Point[] {
  const points = ring.map((p) => point2d(micrometres(p.x - box.left), micrometres(box.bottom - p.y)))
  return points.filter((p, i) => {
    const before = points.at(i - 1)
    return before === undefined || p.x !== before.x || p.y !== before.y
  })
}
