import { Colors, DxfWriter, LWPolylineFlags, point2d, Units } from '@tarikjabiri/dxf'
import type { Box, Point, Ring } from '../geometry/shape.ts'

/** The maximum distance of a chord from its curve, in mm. */
export const CHORD_TOLERANCE_MM = 0.005

const COLOURS = {
  Artwork: Colors.White,
  Design: Colors.White,
  Backing: Colors.Blue,
  Registration: Colors.White,
  CutContour: Colors.Magenta,
  PerfCutContour: Colors.Cyan,
} as const
type DxfLayer = keyof typeof COLOURS

type DxfDrawing = {
  layer: (name: DxfLayer) => void
  /** Adds a closed polyline. A ring with fewer than three distinct points is left out. */
  polyline: (ring: Ring, layer: DxfLayer) => void
  text: () => string
}

/** Starts a DXF in millimetres for drawing the contents of a box. The drawing's origin is the box's lower left corner, with y upwards. */
export function startDxf(box: Pick<Box, 'left' | 'bottom' | 'width' | 'height'>): DxfDrawing {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.setVariable('$MEASUREMENT', { 70: 1 })
  dxf.setVariable('$EXTMIN', { 10: 0, 20: 0, 30: 0 })
  dxf.setVariable('$EXTMAX', { 10: micrometres(box.width), 20: micrometres(box.height), 30: 0 })
  return {
    layer: (name) => void dxf.addLayer(name, COLOURS[name], 'CONTINUOUS'),
    polyline(ring, layerName) {
      const vertices = onGrid(ring, box).map((point) => ({ point }))
      if (vertices.length > 2) dxf.addLWPolyline(vertices, { flags: LWPolylineFlags.Closed, layerName })
    },
    text: () => dxf.stringify(),
  }
}

const micrometres = (mm: number): number => Math.round(mm * 1000) / 1000

/**
 * Converts a ring to whole micrometres from the lower left corner of the box, with y upwards. Consecutive points that coincide become one.
 */
function onGrid(ring: Ring, box: { left: number; bottom: number }): Point[] {
  const points = ring.map((p) => point2d(micrometres(p.x - box.left), micrometres(box.bottom - p.y)))
  return points.filter((p, i) => {
    const before = points.at(i - 1)
    return before === undefined || p.x !== before.x || p.y !== before.y
  })
}
