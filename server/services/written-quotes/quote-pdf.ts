import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { shop } from '../../../content/shop.ts'
import { writtenQuote } from '../../../content/written-quote.ts'
import { formatMoney } from '../../../domain/money.ts'
import { type PdfFonts, pdfFonts } from '../../pdf/pdf-fonts.ts'
import { brokenLines, settable } from '../../pdf/pdf-words.ts'
import { qrPng } from '../../qr-code.ts'
import type { WrittenQuote } from './find-quote.ts'

// Letter in points: the paper of Canadian offices.
const [WIDTH, HEIGHT] = [612, 792]
const MARGIN = 54
const LABEL_WIDTH = 120
const CODE = 84
const INK = rgb(0.04, 0.12, 0.16)
const FAINT = rgb(0.36, 0.44, 0.48)
const CUT = rgb(0.9, 0, 0.49)

type Pen = PdfFonts & { page: PDFPage; y: number }

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' })

/** A quote to print, file or forward: one Letter page, with its link as a QR code. */
export async function quotePdf(quote: WrittenQuote, publicUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(`Quote ${quote.number}`)
  pdf.setAuthor(shop.name)
  const page = pdf.addPage([WIDTH, HEIGHT])
  const fonts = await pdfFonts(pdf, JSON.stringify([quote.name, quote.title, quote.words, quote.reasons]))
  const pen: Pen = { ...fonts, page, y: HEIGHT - MARGIN }
  const address = `${publicUrl}/quotes/${quote.token}`
  const code = await pdf.embedPng(await qrPng(address))
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
    ['', writtenQuote.taxNote],
    [
      '',
      `${shop.name}, ${shop.address.street}, ${shop.address.city} ${shop.address.province}. ${shop.phone}, ${shop.email}`,
    ],
  ])
  return new Uint8Array(await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }))
}

function drawHead(pen: Pen, { number, title, name, createdAt }: WrittenQuote): void {
  const { page, plain, bold } = pen
  page.drawText(settable(shop.name, bold), { x: MARGIN, y: pen.y - 12, size: 12, font: bold, color: FAINT })
  page.drawText(`Quote ${number}`, { x: MARGIN, y: pen.y - 42, size: 26, font: bold, color: INK })
  page.drawText(DAY.format(createdAt), { x: MARGIN, y: pen.y - 62, size: 11, font: plain, color: FAINT })
  page.drawText(settable(title, bold), { x: MARGIN, y: pen.y - 112, size: 16, font: bold, color: INK })
  pen.y -= 130
  for (const row of brokenLines(name, plain, { size: 12, width: WIDTH - 2 * MARGIN })) {
    page.drawText(row, { x: MARGIN, y: pen.y, size: 12, font: plain, color: INK })
    pen.y -= 16
  }
  pen.y -= 14
}

type Row = [label: string, words: string]

function drawRows(pen: Pen, rows: readonly Row[]): void {
  const { page, plain, bold } = pen
  for (const [label, words] of rows) {
    page.drawText(settable(label, bold), { x: MARGIN, y: pen.y, size: 10, font: bold, color: FAINT })
    for (const row of brokenLines(words, plain, { size: 10, width: WIDTH - 2 * MARGIN - LABEL_WIDTH })) {
      page.drawText(row, { x: MARGIN + LABEL_WIDTH, y: pen.y, size: 10, font: plain, color: INK })
      pen.y -= 15
    }
    pen.y -= 2
  }
}

function drawTotal(pen: Pen, { priceCents, expiresAt }: WrittenQuote): void {
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
  const until = `${writtenQuote.validUntil} ${DAY.format(expiresAt)}.`
  page.drawText(until, { x: MARGIN, y: pen.y - 54, size: 11, font: plain, color: INK })
  pen.y -= 96
}
