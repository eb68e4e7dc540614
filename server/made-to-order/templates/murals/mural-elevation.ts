import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, Units } from '@tarikjabiri/dxf'
import { door, lightSwitch, outlets, PANEL_WIDTH, panels, TRIM, wall, window } from './example-wall.ts'

const LAYERS = {
  WALL: Colors.White,
  DOORS: Colors.Red,
  WINDOWS: Colors.Cyan,
  OUTLETS: Colors.Yellow,
  PANELS: Colors.Magenta,
  TRIM: Colors.Magenta,
  DIMENSIONS: Colors.Green,
  NOTES: Colors.White,
} as const
type Layer = keyof typeof LAYERS
type Rect = typeof wall

/** Draws the wall as DXF in millimetres. The origin is the wall's lower left corner. */
export function muralElevation(): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.setVariable('$MEASUREMENT', { 70: 1 })
  for (const [name, colour] of Object.entries(LAYERS)) dxf.addLayer(name, colour, 'CONTINUOUS')
  const rectangle = ({ x, y, width, height }: Rect, layerName: Layer) =>
    dxf.addLWPolyline(
      [
        { point: point2d(x, y) },
        { point: point2d(x + width, y) },
        { point: point2d(x + width, y + height) },
        { point: point2d(x, y + height) },
      ],
      { flags: LWPolylineFlags.Closed, layerName },
    )
  const note = (x: number, y: number, text: string, layerName: Layer = 'NOTES') =>
    dxf.addText(point3d(x, y), 60, text, { layerName })
  const line = (from: [number, number], to: [number, number], layerName: Layer) =>
    dxf.addLine(point3d(...from), point3d(...to), { layerName })

  rectangle(wall, 'WALL')
  rectangle(door, 'DOORS')
  rectangle(window, 'WINDOWS')
  for (const box of [...outlets, lightSwitch]) rectangle(box, 'OUTLETS')
  rectangle({ x: -TRIM, y: -TRIM, width: wall.width + 2 * TRIM, height: wall.height + 2 * TRIM }, 'TRIM')
  for (const [at, x] of panels.entries()) {
    if (at > 0) line([x, 0], [x, wall.height], 'PANELS')
    note(x + PANEL_WIDTH / 2 - 20, wall.height + 120, `${at + 1}`, 'PANELS')
  }
  for (const { x, width } of [wall, door, window]) {
    const y = width === wall.width ? -420 : -220
    line([x, y], [x + width, y], 'DIMENSIONS')
    for (const end of [x, x + width]) line([end, y - 40], [end, y + 40], 'DIMENSIONS')
    note(x + width / 2 - 120, y + 30, width.toFixed(1), 'DIMENSIONS')
  }
  line([-320, 0], [-320, wall.height], 'DIMENSIONS')
  for (const end of [0, wall.height]) line([-360, end], [-280, end], 'DIMENSIONS')
  note(-620, wall.height / 2, wall.height.toFixed(1), 'DIMENSIONS')
  note(0, wall.height + 300, 'WALL ELEVATION, MM. MOVE DOOR, WINDOW AND OUTLETS TO WHERE YOURS ARE.')
  return dxf.stringify()
}
