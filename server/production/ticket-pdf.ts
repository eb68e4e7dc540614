import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { jobTicketCopy as copy } from '../../content/operator/job-ticket.ts'
import type { JobView } from '../../contract/job.ts'
import { type PdfFonts, embedPdfFonts } from '../platform/pdf/pdf-fonts.ts'
import { breakIntoLines } from '../platform/pdf/pdf-text.ts'
import { drawQrPng } from '../platform/qr-code.ts'
import { listTicketLines } from './ticket-lines.ts'

// The page size in points: A5. Every printer can print A5, and two tickets fit on a sheet of A4.
const [WIDTH, HEIGHT] = [419.53, 595.28]
const MARGIN = 28
const PICTURE_HEIGHT = 210
/** The side of the QR code in points. At this size, each module of the code is 0.9 mm wide. */
const CODE = 54
const LABEL_WIDTH = 74
const STEP_HEIGHT = 34
const FONT_SIZE = 9.5
const LEADING = 13
const INK = rgb(0.04, 0.12, 0.16)
const FAINT = rgb(0.36, 0.44, 0.48)

/** Makes a job ticket to print and keep with the film: one A5 page, with the picture `proof` (PNG) if there is one. */
export async function writeTicketPdf(job: JobView, proof: Uint8Array | null): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const page = pdf.addPage([WIDTH, HEIGHT])
  const { plain, bold } = await embedPdfFonts(pdf, JSON.stringify(job))
  pdf.setTitle(copy.title(job.number))
  const top = HEIGHT - MARGIN
  page.drawText(job.number, { x: MARGIN, y: top - 22, size: 26, font: bold, color: INK })
  page.drawText(copy.due(job.dueOn), { x: MARGIN, y: top - 44, size: 14, font: bold, color: INK })
  // Any phone or hand-held scanner can read the job number from the QR code.
  const code = await pdf.embedPng(await drawQrPng(job.number))
  page.drawImage(code, { x: WIDTH - MARGIN - CODE, y: top - CODE, width: CODE, height: CODE })
  let y = top - CODE - 8
  if (proof) y = await drawProof(pdf, page, { proof, y })
  drawLines(page, listTicketLines(job), { plain, bold, y: y - LEADING })
  drawSteps(page, job.filmColour === null ? copy.steps.print : copy.steps.film, plain)
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false })
}

/** Draws boxes at the bottom of the page, in which staff sign off each step, from left to right. */
function drawSteps(page: PDFPage, steps: readonly string[], font: PDFFont): void {
  const width = (WIDTH - 2 * MARGIN) / steps.length
  steps.forEach((step, index) => {
    const x = MARGIN + index * width
    page.drawRectangle({ x, y: MARGIN, width, height: STEP_HEIGHT, borderColor: FAINT, borderWidth: 0.6 })
    page.drawText(step, { x: x + 4, y: MARGIN + STEP_HEIGHT - 10, size: 7.5, font, color: FAINT })
  })
}

/** Draws the proof as a JPEG. Printers print it without conversion, and its quality is good enough for a ticket. */
async function drawProof(
  pdf: PDFDocument,
  page: PDFPage,
  { proof, y }: { proof: Uint8Array; y: number },
): Promise<number> {
  const jpeg = await sharp(proof).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer()
  const picture = await pdf.embedJpg(new Uint8Array(jpeg))
  const { width, height } = picture.scaleToFit(WIDTH - 2 * MARGIN, PICTURE_HEIGHT)
  page.drawImage(picture, { x: (WIDTH - width) / 2, y: y - height, width, height })
  return y - height
}

type Pen = PdfFonts & { y: number }

function drawLines(
  page: PDFPage,
  lines: readonly [label: string, words: string][],
  { plain, bold, y }: Pen,
): void {
  const widest = WIDTH - 2 * MARGIN - LABEL_WIDTH
  let at = y
  for (const [label, words] of lines) {
    const rows = breakIntoLines(words, plain, { size: FONT_SIZE, width: widest })
    page.drawText(label, { x: MARGIN, y: at, size: FONT_SIZE, font: bold, color: FAINT })
    for (const row of rows) {
      // Skips lines that don't fit. The operator's page shows all of them.
      if (at < MARGIN + STEP_HEIGHT + 6) return
      page.drawText(row, { x: MARGIN + LABEL_WIDTH, y: at, size: FONT_SIZE, font: plain, color: INK })
      at -= LEADING
    }
  }
}
