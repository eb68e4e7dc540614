import {
  Colors,
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf'
import { type DrawnDieline, NOTES_LAYER, describePanel } from './dieline-sheet.ts'

const LAYER_COLOURS = {
  CutContour: Colors.Magenta,
  Crease: Colors.Cyan,
  Bleed: Colors.Red,
  Safe: Colors.Green,
  Glue: Colors.Yellow,
} as const

/** The height of capitals as a share of the type size. DXF measures text by the height of its capitals. */
const CAP_HEIGHT_RATIO = 0.72

/**
 * Exports a dieline as DXF in millimetres. The origin is the lower left corner of the bleed, and y points up. Each kind of line has its own
 * layer of polylines. Creases are open polylines, and all other lines are closed ones. Panel names are text on a separate layer.
 */
export function writeDielineDxf({ dieline }: DrawnDieline): string {
  const { width, height, paths, panels } = dieline
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.setVariable('$MEASUREMENT', { 70: 1 })
  dxf.setVariable('$EXTMIN', { 10: 0, 20: 0, 30: 0 })
  dxf.setVariable('$EXTMAX', { 10: width, 20: height, 30: 0 })
  for (const [name, colour] of Object.entries(LAYER_COLOURS)) dxf.addLayer(name, colour, 'CONTINUOUS')
  dxf.addLayer(NOTES_LAYER, Colors.White, 'CONTINUOUS')
  for (const { layer, points, closed } of paths) {
    dxf.addLWPolyline(
      points.map(({ x, y }) => ({ point: point2d(x, upwards(height, y)) })),
      { flags: closed ? LWPolylineFlags.Closed : LWPolylineFlags.None, layerName: layer },
    )
  }
  for (const panel of panels) {
    const { name, x, y, size, turned } = describePanel(panel)
    const middle = point3d(Math.round(x * 1e4) / 1e4, upwards(height, y), 0)
    dxf.addText(middle, size * CAP_HEIGHT_RATIO, name, {
      layerName: NOTES_LAYER,
      rotation: turned ? 90 : 0,
      horizontalAlignment: TextHorizontalAlignment.Center,
      verticalAlignment: TextVerticalAlignment.Middle,
      secondAlignmentPoint: middle,
    })
  }
  return dxf.stringify()
}

const upwards = (height: number, y: number): number => Math.round((height - y) * 1e4) / 1e4
