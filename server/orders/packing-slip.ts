import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { packingSlipCopy as words } from '../../content/operator/packing-slip.ts'
import { shopFacts } from '../../content/shop.ts'
import type { OperatorOrder } from '../../contract/operator/order.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import { type PdfFonts, embedPdfFonts } from '../platform/pdf/pdf-fonts.ts'
import { breakIntoLines } from '../platform/pdf/pdf-text.ts'
import { drawQrPng } from '../platform/qr-code.ts'

// The page size in points: half a Letter page, which fits into every envelope.
const [WIDTH, HEIGHT] = [396, 612]
const MARGIN = 30
/** The indentation of the items in points. The quantities are to the left. */
const INDENT = 48
const CODE = 50
const INK = rgb(0.04, 0.12, 0.16)
const FAINT = rgb(0.36, 0.44, 0.48)

type Pen = PdfFonts & { pdf: PDFDocument; page: PDFPage; y: number }
type Row = { text: string; x?: number; size?: number; bold?: boolean; faint?: boolean; gap?: number }

const TITLE = { size: 8.5, bold: true, faint: true, gap: 14 } as const

/**
 * Makes the packing slip of a parcel, with items, quantities and recipient, on as many pages as needed. It has no prices, because the
 * parcel may be a present.
 */
export async function writePackingSlipPdf(order: OperatorOrder): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(`${words.title} ${order.number}`)
  const fonts = await embedPdfFonts(pdf, JSON.stringify(order))
  const pen: Pen = { ...fonts, pdf, page: pdf.addPage([WIDTH, HEIGHT]), y: HEIGHT - MARGIN }
  const code = await pdf.embedPng(await drawQrPng(order.number))
  pen.page.drawImage(code, { x: WIDTH - MARGIN - CODE, y: pen.y - CODE, width: CODE, height: CODE })
  for (const row of headRows(order)) drawRow(pen, row)
  const { y: above } = pen
  drawRow(pen, { ...TITLE, text: words.pieces })
  pen.y = above
  drawRow(pen, { ...TITLE, text: words.goods, x: INDENT })
  for (const { title, variantTitle, sku, attributes, quantity, returned } of order.lines) {
    const pieces = quantity - returned
    if (pieces <= 0) continue
    const { y, page } = pen
    drawRow(pen, { text: [title, variantTitle].filter(Boolean).join(', '), x: INDENT, bold: true, gap: 6 })
    const isSamePage = page === pen.page
    pen.page.drawText(String(pieces), {
      x: MARGIN,
      y: isSamePage ? y - 6 - 10 : HEIGHT - MARGIN - 10,
      size: 10,
      font: fonts.bold,
      color: INK,
    })
    const details = [...attributes.map(({ key, value }) => `${key}: ${value}`), sku].filter(Boolean)
    for (const text of details) drawRow(pen, { text, x: INDENT, size: 8.5, faint: true })
  }
  if (order.note !== '') drawRow(pen, { text: `${words.note}: ${order.note}`, gap: 12 })
  drawRow(pen, { text: words.thanks, size: 8.5, faint: true, gap: 14 })
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false })
}

function headRows({ number, placedAt, way, addressLines, phone }: OperatorOrder): Row[] {
  const { street, city, province, postalCode } = shopFacts.address
  const date = toShopDate(new Date(placedAt))
  return [
    { text: words.title, size: 20, bold: true },
    { text: words.order.replace('{number}', number).replace('{date}', date), size: 11, gap: 4 },
    {
      text: `${shopFacts.name}, ${street}, ${city} ${province} ${postalCode}`,
      size: 8.5,
      faint: true,
      gap: 8,
    },
    { text: `${shopFacts.phone} · ${shopFacts.email}`, size: 8.5, faint: true },
    { text: way === 'pickup' ? words.pickedUpBy : words.shipTo, size: 8.5, bold: true, faint: true, gap: 12 },
    ...addressLines.map((text) => ({ text, size: 11 })),
    ...(phone === '' ? [] : [{ text: phone }]),
  ]
}

function drawRow(pen: Pen, { text, x = 0, size = 10, bold = false, faint = false, gap = 0 }: Row): void {
  const font = bold ? pen.bold : pen.plain
  pen.y -= gap
  for (const line of breakIntoLines(text, font, {
    size,
    width: WIDTH - 2 * MARGIN - Math.max(x, 0) - CODE / 2,
  })) {
    if (pen.y - size * 1.35 < MARGIN) {
      pen.page = pen.pdf.addPage([WIDTH, HEIGHT])
      pen.y = HEIGHT - MARGIN
    }
    pen.page.drawText(line, { x: MARGIN + x, y: pen.y - size, size, font, color: faint ? FAINT : INK })
    pen.y -= size * 1.35
  }
}
