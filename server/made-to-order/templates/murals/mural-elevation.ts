import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, Units } from '@tarikjabiri/dxf'
import { muralTemplateCopy } from '../../../../content/landing/mural-papers.ts'
import {
  exampleDoor,
  exampleLightSwitch,
  exampleOutlets,
  PANEL_WIDTH,
  examplePanels,
  WALL_TRIM,
  exampleWall,
  exampleWindow,
} from './example-wall.ts'

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
type Rect = typeof exampleWall

/** Draws the wall as DXF in millimetres. The origin is the wall's lower left corner. */
export function drawMuralElevation(): string {
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

  rectangle(exampleWall, 'WALL')
  rectangle(exampleDoor, 'DOORS')
  rectangle(exampleWindow, 'WINDOWS')
  for (const box of [...exampleOutlets, exampleLightSwitch]) rectangle(box, 'OUTLETS')
  rectangle(
    {
      x: -WALL_TRIM,
      y: -WALL_TRIM,
      width: exampleWall.width + 2 * WALL_TRIM,
      height: exampleWall.height + 2 * WALL_TRIM,
    },
    'TRIM',
  )
  for (const [at, x] of examplePanels.entries()) {
    if (at > 0) line([x, 0], [x, exampleWall.height], 'PANELS')
    note(x + PANEL_WIDTH / 2 - 20, exampleWall.height + 120, `${at + 1}`, 'PANELS')
  }
  for (const { x, width } of [exampleWall, exampleDoor, exampleWindow]) {
    const y = width === exampleWall.width ? -420 : -220
    line([x, y], [x + width, y], 'DIMENSIONS')
    for (const end of [x, x + width]) line([end, y - 40], [end, y + 40], 'DIMENSIONS')
    note(x + width / 2 - 120, y + 30, width.toFixed(1), 'DIMENSIONS')
  }
  line([-320, 0], [-320, exampleWall.height], 'DIMENSIONS')
  for (const end of [0, exampleWall.height]) line([-360, end], [-280, end], 'DIMENSIONS')
  note(-620, exampleWall.height / 2, exampleWall.height.toFixed(1), 'DIMENSIONS')
  note(0, exampleWall.height + 300, muralTemplateCopy.elevation.note)
  return dxf.stringify()
}
