import { degrees, PDFDocument, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { floorBillCopy } from '../../../../content/floor-bill.ts'
import { writeFloorWords } from '../../../../content/floor-plans.ts'
import { shopFacts } from '../../../../content/shop.ts'
import {
  FLOOR_LAYERS,
  type FloorLayout,
  type FloorPoint,
  FLOOR_LETTER_HEIGHT_MM,
  computePictogramOutline,
  PICTOGRAMS,
} from '../../../../domain/floor-layouts/floor-layout.ts'
import { drawBillOfMaterials, type BillColumn } from './floor-bill.ts'
import { toPdfColour, FLOOR_INK, FLOOR_POINTS_PER_MM, type FloorPen } from './floor-pen.ts'
import { formatFeetAndMetres, listFloorLayers, chooseScale } from './floor-words.ts'

/** The sheet in mm: tabloid in landscape, the largest sheet that office printers can print. */
const SHEET = { width: 431.8, height: 279.4 }
const EDGE = 12
const COLUMN = 124
/** The height in mm of the space above the plan. The building's length is written there. */
const HEAD = 8

/** Draws a floor on one sheet: the plan to scale, a legend, quantities and cost. */
export async function writeFloorPdf(layout: FloorLayout): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(floorBillCopy.documentTitle(layout.areaSqFt))
  pdf.setAuthor(shopFacts.name)
  const pen: FloorPen = {
    page: pdf.addPage([SHEET.width * FLOOR_POINTS_PER_MM, SHEET.height * FLOOR_POINTS_PER_MM]),
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  const room = { width: SHEET.width - COLUMN - 3 * EDGE, height: SHEET.height - 2 * EDGE - HEAD }
  const scale = chooseScale(layout, room)
  drawPlan(pen, layout, scale)
  const column: BillColumn = {
    x: (SHEET.width - COLUMN - EDGE) * FLOOR_POINTS_PER_MM,
    top: (SHEET.height - EDGE) * FLOOR_POINTS_PER_MM,
    width: COLUMN * FLOOR_POINTS_PER_MM,
  }
  drawBillOfMaterials(pen, layout, { column, scale })
  return new Uint8Array(await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }))
}

/** Draws the plan in the upper left corner of the sheet. Coordinates are in mm of the building. */
function drawPlan({ page, plain, bold }: FloorPen, layout: FloorLayout, scale: number): void {
  const { widthMm, depthMm, parts } = layout
  const unit = FLOOR_POINTS_PER_MM / scale
  const [left, top] = [
    (EDGE + HEAD) * FLOOR_POINTS_PER_MM,
    (SHEET.height - EDGE - HEAD) * FLOOR_POINTS_PER_MM,
  ]
  const place = ({ x, y }: FloorPoint) => ({ x: left + x * unit, y: top - (depthMm - y) * unit })
  const shape = (outlines: readonly (readonly FloorPoint[])[], look: Parameters<PDFPage['drawSvgPath']>[1]) =>
    page.drawSvgPath(outlines.map((points) => pathOf(points, depthMm)).join(''), {
      x: left,
      y: top,
      scale: unit,
      ...look,
    })
  page.drawRectangle({
    ...place({ x: 0, y: 0 }),
    width: widthMm * unit,
    height: depthMm * unit,
    color: FLOOR,
  })
  for (const layer of listFloorLayers(layout)) {
    const outlines = parts.flatMap((part) => ('layer' in part && part.layer === layer ? [part.outline] : []))
    const colour = toPdfColour(FLOOR_LAYERS[layer].colour)
    if (layer === 'WALLS') shape(outlines, { borderColor: colour, borderWidth: 1.6 / unit })
    else shape(outlines, { color: colour })
  }
  for (const part of parts) {
    if (part.kind === 'pictogram')
      shape([computePictogramOutline(part)], { color: toPdfColour(PICTOGRAMS[part.sign].colour) })
    if (part.kind !== 'words') continue
    const size = Math.max(FLOOR_LETTER_HEIGHT_MM * unit * 1.4, 2.4)
    const { x, y } = place(part.at)
    const text = writeFloorWords(part.words)
    const width = bold.widthOfTextAtSize(text, size)
    page.drawText(text, { x: x - width / 2, y: y - size * 0.35, size, font: bold, color: FLOOR_INK })
  }
  const across = formatFeetAndMetres(widthMm)
  const middle = left + (widthMm * unit - plain.widthOfTextAtSize(across, 9)) / 2
  page.drawText(across, { x: middle, y: top + 8, size: 9, font: plain, color: FLOOR_INK })
  const down = formatFeetAndMetres(depthMm)
  const centre = top - (depthMm * unit + plain.widthOfTextAtSize(down, 9)) / 2
  page.drawText(down, { x: left - 8, y: centre, size: 9, font: plain, color: FLOOR_INK, rotate: UPWARDS })
}

const FLOOR = rgb(0.925, 0.945, 0.94)
const UPWARDS = degrees(90)

const pathOf = (points: readonly FloorPoint[], depthMm: number): string =>
  points
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(depthMm - y)}`)
    .join('')
    .concat('Z')
