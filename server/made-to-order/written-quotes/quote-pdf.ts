import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { shopFacts } from '../../../content/shop.ts'
import { writtenQuoteCopy } from '../../../content/written-quote.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { formatMoney } from '../../../domain/money.ts'
import { type PdfFonts, embedPdfFonts } from '../../platform/pdf/pdf-fonts.ts'
import { breakIntoLines, dropUnsettableCharacters } from '../../platform/pdf/pdf-text.ts'
import { drawQrPng } from '../../platform/qr-code.ts'
import type { WrittenQuote } from './find-quote.ts'

// The size of a Letter page in points. Letter is the usual paper in Canada.
const [WIDTH, HEIGHT] = [612, 792]
const MARGIN = 54
const LABEL_WIDTH = 150
/** The space between a label and its text, in points. */
const GAP = 14
const ROW = 15
const CODE = 84
const INK = rgb(0.04, 0.12, 0.16)
const FAINT = rgb(0.36, 0.44, 0.48)
const CUT = rgb(0.9, 0, 0.49)

type Pen = PdfFonts & { readonly pdf: PDFDocument; readonly number: string; page: PDFPage; y: number }

/** Makes a quote as a PDF to print, file or forward: as many Letter pages as needed, with a QR code of the quote's link. */
export async function writeQuotePdf(
  quote: WrittenQuote,
  publicUrl: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(`Quote ${quote.number}`)
  pdf.setAuthor(shopFacts.name)
  const page = pdf.addPage([WIDTH, HEIGHT])
  const fonts = await embedPdfFonts(
    pdf,
    JSON.stringify([quote.name, quote.title, quote.words, quote.reasons]),
  )
  const pen: Pen = { ...fonts, pdf, number: quote.number, page, y: HEIGHT - MARGIN }
  const address = `${publicUrl}/quotes/${quote.token}`
  const code = await pdf.embedPng(await drawQrPng(address))
  page.drawImage(code, { x: WIDTH - MARGIN - CODE, y: HEIGHT - MARGIN - CODE, width: CODE, height: CODE })
  drawHead(pen, quote)
  drawRows(pen, [
    ...quote.words.map(({ key, value }): Row => [key, value]),
    ...quote.reasons.map(({ label, text }): Row => [label, text]),
    [`Each ${quote.piece}`, quote.each],
  ])
  drawTotal(pen, quote)
  drawRows(pen, [
    ['Order at', address],
    ['', writtenQuoteCopy.taxNote],
    [
      '',
      `${shopFacts.name}, ${shopFacts.address.street}, ${shopFacts.address.city} ${shopFacts.address.province}. ${shopFacts.phone}, ${shopFacts.email}`,
    ],
  ])
  return new Uint8Array(await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }))
}

function drawHead(pen: Pen, { number, title, name, createdAt }: WrittenQuote): void {
  const { page, plain, bold } = pen
  page.drawText(dropUnsettableCharacters(shopFacts.name, bold), {
    x: MARGIN,
    y: pen.y - 12,
    size: 12,
    font: bold,
    color: FAINT,
  })
  page.drawText(`Quote ${number}`, { x: MARGIN, y: pen.y - 42, size: 26, font: bold, color: INK })
  page.drawText(formatDay(createdAt), { x: MARGIN, y: pen.y - 62, size: 11, font: plain, color: FAINT })
  pen.y -= 112
  drawLines(pen, title, { font: bold, size: 16, leading: 20 })
  drawLines(pen, name, { font: plain, size: 12, leading: 16 })
  pen.y -= 12
}

type TextStyle = { font: PDFFont; size: number; leading: number }

function drawLines(pen: Pen, words: string, { font, size, leading }: TextStyle): void {
  for (const row of breakIntoLines(words, font, { size, width: WIDTH - 2 * MARGIN })) {
    makeRoom(pen, 0)
    pen.page.drawText(row, { x: MARGIN, y: pen.y, size, font, color: INK })
    pen.y -= leading
  }
}

/** Starts a new page, with the quote's number at the top, if the current page has less space than `height`. */
function makeRoom(pen: Pen, height: number): void {
  if (pen.y - height >= MARGIN) return
  pen.page = pen.pdf.addPage([WIDTH, HEIGHT])
  const words = `Quote ${pen.number}, page ${pen.pdf.getPageCount()}`
  pen.page.drawText(words, { x: MARGIN, y: HEIGHT - MARGIN - 12, size: 11, font: pen.plain, color: FAINT })
  pen.y = HEIGHT - MARGIN - 46
}

type Row = [label: string, words: string]

function drawRows(pen: Pen, rows: readonly Row[]): void {
  const { plain, bold } = pen
  for (const [label, words] of rows) {
    const labels = breakIntoLines(label, bold, { size: 10, width: LABEL_WIDTH - GAP })
    const told = breakIntoLines(words, plain, { size: 10, width: WIDTH - 2 * MARGIN - LABEL_WIDTH })
    const high = Math.max(labels.length, told.length)
    // A text of up to six lines stays on one page; a longer one may be split.
    makeRoom(pen, (Math.min(high, 6) - 1) * ROW)
    for (let at = 0; at < high; at += 1) {
      makeRoom(pen, 0)
      const style = { y: pen.y, size: 10 }
      pen.page.drawText(labels[at] ?? '', { ...style, x: MARGIN, font: bold, color: FAINT })
      pen.page.drawText(told[at] ?? '', { ...style, x: MARGIN + LABEL_WIDTH, font: plain, color: INK })
      pen.y -= ROW
    }
    pen.y -= 2
  }
}

function drawTotal(pen: Pen, { priceCents, expiresAt }: WrittenQuote): void {
  makeRoom(pen, 60)
  const { page, plain, bold } = pen
  pen.y -= 6
  const [start, end] = [MARGIN, WIDTH - MARGIN].map((x) => ({ x, y: pen.y }))
  if (start && end) page.drawLine({ start, end, thickness: 0.75, color: CUT, dashArray: [5, 4] })
  const price = formatMoney(priceCents)
  page.drawText('Total', { x: MARGIN, y: pen.y - 32, size: 18, font: bold, color: INK })
  page.drawText(price, {
    x: WIDTH - MARGIN - bold.widthOfTextAtSize(price, 22),
    y: pen.y - 34,
    size: 22,
    font: bold,
    color: INK,
  })
  const until = `${writtenQuoteCopy.validUntil} ${formatDay(expiresAt)}.`
  page.drawText(until, { x: MARGIN, y: pen.y - 54, size: 11, font: plain, color: INK })
  pen.y -= 96
}
