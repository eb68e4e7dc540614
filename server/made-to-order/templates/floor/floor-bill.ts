import { rgb } from '@cantoo/pdf-lib'
import { floorBillCopy as copy } from '../../../../content/floor-bill.ts'
import { floorLayerTitles, pictogramNames } from '../../../../content/floor-plans.ts'
import { floorLayoutCopy } from '../../../../content/landing/floor-copy.ts'
import { shopFacts } from '../../../../content/shop.ts'
import { computeFloorPrice, getFloorRates } from '../../../../domain/calculators/floor-graphics.ts'
import {
  FLOOR_LAYERS,
  type FloorLayout,
  FOOT_MM,
  type PictogramCode,
} from '../../../../domain/floor-layouts/floor-layout.ts'
import { computeFloorQuantities } from '../../../../domain/floor-layouts/floor-quantities.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { breakIntoLines } from '../../../platform/pdf/pdf-text.ts'
import { toPdfColour, FLOOR_INK, FLOOR_POINTS_PER_MM, type FloorPen } from './floor-pen.ts'
import { listFloorLayers } from './floor-words.ts'

/** A text column: position and width in points. `top` is the upper edge of the text. */
export type BillColumn = { readonly x: number; readonly top: number; readonly width: number }

const FAINT = rgb(0.27, 0.34, 0.37)
const GORGE = rgb(0.06, 0.39, 0.45)

/** A page with its fonts, and the column to write text in. `y` is the position of the next line. */
type Writer = FloorPen & BillColumn & { y: number }

/** Draws the column beside a floor's plan: title, scale, colours, signs, quantities and their cost. */
export function drawBillOfMaterials(
  pen: FloorPen,
  layout: FloorLayout,
  { column, scale }: { column: BillColumn; scale: number },
): void {
  const writer: Writer = { ...pen, ...column, y: column.top }
  title(writer, layout)
  scaleBar(writer, scale)
  heading(writer, copy.colours)
  for (const layer of listFloorLayers(layout))
    swatch(writer, FLOOR_LAYERS[layer].colour, floorLayerTitles[layer])
  signs(writer, layout)
  bill(writer, layout)
  writer.y -= 10
  paragraph(writer, copy.note, { size: 7.5, color: FAINT })
  writer.y -= 3
  paragraph(
    writer,
    `${shopFacts.name}, ${shopFacts.address.city} ${shopFacts.address.province}. ${shopFacts.phone}, ${shopFacts.email}`,
    {
      size: 7.5,
      color: FAINT,
    },
  )
}

function title(writer: Writer, { id, areaSqFt }: FloorLayout): void {
  const { page, bold, x } = writer
  writer.y -= 18
  page.drawText(copy.area(areaSqFt), {
    x,
    y: writer.y,
    size: 22,
    font: bold,
    color: FLOOR_INK,
  })
  writer.y -= 18
  page.drawText(floorLayoutCopy.floors[id].title, { x, y: writer.y, size: 12, font: bold, color: GORGE })
}

/** Draws scale bars in metres and in feet, so that a copy in another size can still be measured. */
function scaleBar(writer: Writer, scale: number): void {
  const { page, plain, bold, x } = writer
  writer.y -= 24
  page.drawText(copy.scale(scale), { x, y: writer.y, size: 9, font: bold, color: FLOOR_INK })
  const bars = [
    { count: 10, each: 1_000, words: copy.bars.metres },
    { count: 30, each: FOOT_MM, words: copy.bars.feet },
  ]
  for (const { count, each, words } of bars) {
    writer.y -= 12
    const step = (each * FLOOR_POINTS_PER_MM) / scale
    for (let at = 0; at < count; at++)
      page.drawRectangle({
        x: x + at * step,
        y: writer.y,
        width: step,
        height: 4,
        color: at % 2 === 0 ? FLOOR_INK : rgb(1, 1, 1),
        borderColor: FLOOR_INK,
        borderWidth: 0.4,
      })
    page.drawText(words, {
      x: x + count * step + 5,
      y: writer.y - 1,
      size: 7.5,
      font: plain,
      color: FLOOR_INK,
    })
  }
}

function heading(writer: Writer, words: string): void {
  writer.y -= 24
  writer.page.drawText(words, { x: writer.x, y: writer.y, size: 10, font: writer.bold, color: GORGE })
  writer.y -= 4
}

function swatch(writer: Writer, colour: string, words: string): void {
  const { page, plain, x } = writer
  writer.y -= 11
  page.drawRectangle({
    x,
    y: writer.y - 1,
    width: 16,
    height: 7,
    color: toPdfColour(colour),
    borderColor: FAINT,
    borderWidth: 0.4,
  })
  page.drawText(words, { x: x + 24, y: writer.y, size: 8, font: plain, color: FLOOR_INK })
}

function signs(writer: Writer, { parts }: FloorLayout): void {
  heading(writer, copy.pictograms)
  const counts = new Map<PictogramCode, number>()
  for (const part of parts)
    if (part.kind === 'pictogram') counts.set(part.sign, (counts.get(part.sign) ?? 0) + 1)
  for (const [code, count] of [...counts].toSorted(([one], [other]) => one.localeCompare(other)))
    row(writer, [code === 'arrow' ? '' : code, pictogramNames[code], String(count)])
}

function bill(writer: Writer, layout: FloorLayout): void {
  const quantities = computeFloorQuantities(layout)
  heading(writer, copy.title('smooth'))
  for (const item of ['wide', 'narrow', 'pictograms', 'words'] as const) {
    const { amount, text } = copy.item(item, quantities[item])
    row(writer, [amount, text, formatMoney(quantities[item] * getFloorRates()[item])])
  }
  writer.y -= 3
  for (const material of ['smooth', 'textured', 'grit'] as const)
    row(writer, ['', copy.total(material), formatMoney(computeFloorPrice(quantities, material))], true)
}

/** Writes a row with an amount, a label, and a figure that is aligned to the right. */
function row(writer: Writer, [amount, words, figure]: [string, string, string], isBold = false): void {
  const { page, plain, bold, x, width } = writer
  const font = isBold ? bold : plain
  writer.y -= 11.5
  const look = { y: writer.y, size: 8, font, color: FLOOR_INK }
  page.drawText(amount, { x, ...look })
  page.drawText(words, { x: x + 44, ...look })
  page.drawText(figure, { x: x + width - font.widthOfTextAtSize(figure, 8), ...look })
}

function paragraph(
  writer: Writer,
  words: string,
  { size, color }: { size: number; color: typeof FLOOR_INK },
): void {
  const { page, plain, x, width } = writer
  for (const line of breakIntoLines(words, plain, { size, width })) {
    writer.y -= size * 1.35
    page.drawText(line, { x, y: writer.y, size, font: plain, color })
  }
}
