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
import { writeFloorWords } from '../../../../content/floor-plans.ts'
import {
  type FloorLayer,
  type FloorLayout,
  type FloorPoint,
  FLOOR_LETTER_HEIGHT_MM,
  PICTOGRAM_SIZE_MM,
  computePictogramOutline,
} from '../../../../domain/floor-layouts/floor-layout.ts'

/** The colours of the layers, as colour numbers that every CAD program supports. */
const LAYER_COLOURS: Record<FloorLayer, number> = {
  WALLS: Colors.White,
  'DOCK-DOORS': Colors.White,
  DOORS: Colors.Green,
  RACKS: 8,
  BENCHES: 8,
  'FORKLIFT-LANES': Colors.Yellow,
  'STORAGE-AISLES': Colors.Yellow,
  WALKWAYS: Colors.Green,
  CROSSINGS: Colors.White,
  STAGING: Colors.Blue,
  'FIRE-EXITS': Colors.Red,
  'KEEP-CLEAR': Colors.Red,
  PICTOGRAMS: Colors.Cyan,
  WORDS: Colors.White,
}
/** The text height of a sign's number, in mm. */
const SIGN_LETTERS = PICTOGRAM_SIZE_MM / 4

/**
 * Exports a floor as DXF in mm at 1:1. The origin is the lower left inner corner of the building. Film is drawn as closed outlines of its
 * real width.
 */
export function writeFloorDxf({ widthMm, depthMm, parts }: FloorLayout): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.setVariable('$MEASUREMENT', { 70: 1 })
  dxf.setVariable('$EXTMIN', { 10: 0, 20: 0, 30: 0 })
  dxf.setVariable('$EXTMAX', { 10: tenths(widthMm), 20: tenths(depthMm), 30: 0 })
  for (const [name, colour] of Object.entries(LAYER_COLOURS)) dxf.addLayer(name, colour, 'CONTINUOUS')
  const outline = (shape: readonly FloorPoint[], layerName: FloorLayer) => {
    const vertices = shape.map(({ x, y }) => ({ point: point2d(tenths(x), tenths(y)) }))
    dxf.addLWPolyline(vertices, { flags: LWPolylineFlags.Closed, layerName })
  }
  const letters = (
    text: string,
    at: FloorPoint,
    { height, layerName }: { height: number; layerName: FloorLayer },
  ) => {
    const middle = point3d(tenths(at.x), tenths(at.y), 0)
    dxf.addText(middle, height, text, {
      layerName,
      horizontalAlignment: TextHorizontalAlignment.Center,
      verticalAlignment: TextVerticalAlignment.Middle,
      secondAlignmentPoint: middle,
    })
  }
  for (const part of parts) {
    if (part.kind === 'words')
      letters(writeFloorWords(part.words), part.at, { height: FLOOR_LETTER_HEIGHT_MM, layerName: 'WORDS' })
    else if (part.kind === 'pictogram') {
      outline(computePictogramOutline(part), 'PICTOGRAMS')
      if (part.sign !== 'arrow')
        letters(part.sign, part.at, { height: SIGN_LETTERS, layerName: 'PICTOGRAMS' })
    } else outline(part.outline, part.layer)
  }
  return dxf.stringify()
}

/** Rounds to a tenth of a millimetre, the precision of the film cutter. */
const tenths = (mm: number): number => Math.round(mm * 10) / 10
