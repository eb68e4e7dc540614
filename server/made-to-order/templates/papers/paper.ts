import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { shopFacts } from '../../../../content/shop.ts'
import { type PdfFonts, embedPdfFonts } from '../../../platform/pdf/pdf-fonts.ts'
import { dropUnsettableCharacters } from '../../../platform/pdf/pdf-text.ts'
import {
  type PaperBlock,
  layOutBlocks,
  CUT_LINE_COLOUR,
  drawRule,
  FAINT_TEXT_COLOUR,
  TEXT_COLOUR,
  layOutTextBlock,
} from './paper-blocks.ts'
import type { Paper } from './paper-part.ts'

// The size of a Letter page in points. Letter is the usual paper in Canada.
const [WIDTH, HEIGHT] = [612, 792]
const MARGIN = 50
const INSIDE = WIDTH - 2 * MARGIN
/** The lowest position of text on a page, in points. The footer is below it. */
const BOTTOM = 64

/**
 * Makes a paper to print: as many Letter pages as needed, with the shop's name at the top and its address at the bottom. The same input
 * always gives the same bytes.
 */
export async function writePaperPdf(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const { title, lead, parts } = paper
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(title)
  pdf.setAuthor(shopFacts.name)
  pdf.setLanguage('en-CA')
  const fonts = await embedPdfFonts(pdf, JSON.stringify(paper))
  const first = headBlocks(title, lead, fonts)
  flow(pdf, [...first, ...parts.flatMap((part) => layOutBlocks(part, INSIDE, fonts))])
  const pages = pdf.getPages()
  for (const [at, page] of pages.entries()) drawFrame(page, fonts, `Page ${at + 1} of ${pages.length}`)
  return new Uint8Array(await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }))
}

function headBlocks(title: string, lead: string | undefined, { plain, bold }: PdfFonts): PaperBlock[] {
  const words = layOutTextBlock(title, INSIDE, { font: bold, size: 24, color: TEXT_COLOUR })
  const below = lead
    ? [layOutTextBlock(lead, INSIDE, { font: plain, size: 11, color: FAINT_TEXT_COLOUR })]
    : []
  return [words, ...below.map((block) => ({ ...block, gap: 2 }))].map((block) => ({ ...block, leads: true }))
}

/**
 * Places blocks on pages. A heading stays on the same page as the next block, and a table that continues on the next page repeats its
 * header.
 */
function flow(pdf: PDFDocument, blocks: readonly PaperBlock[]): void {
  const start = HEIGHT - MARGIN - 26
  let page = pdf.addPage([WIDTH, HEIGHT])
  let y = start
  for (const [at, block] of blocks.entries()) {
    if (y < start && y - block.gap - heightWithNext(blocks, at) < BOTTOM) {
      page = pdf.addPage([WIDTH, HEIGHT])
      y = start
      block.again?.draw(page, MARGIN, y)
      y -= block.again?.height ?? 0
    } else if (y < start) y -= block.gap
    block.draw(page, MARGIN, y)
    y -= block.height
  }
}

function heightWithNext(blocks: readonly PaperBlock[], at: number): number {
  const block = blocks[at]
  const next = blocks[at + 1]
  if (!block) return 0
  return block.leads && next ? block.height + next.gap + heightWithNext(blocks, at + 1) : block.height
}

function drawFrame(page: PDFPage, { plain, bold }: PdfFonts, number: string): void {
  const top = HEIGHT - MARGIN
  page.drawText(dropUnsettableCharacters(shopFacts.name, bold), {
    x: MARGIN,
    y: top - 9,
    size: 11,
    font: bold,
    color: TEXT_COLOUR,
  })
  const [start, end] = [
    {
      x: MARGIN + bold.widthOfTextAtSize(dropUnsettableCharacters(shopFacts.name, bold), 11) + 10,
      y: top - 5,
    },
    { x: WIDTH - MARGIN, y: top - 5 },
  ]
  // Draws a dashed line that looks like the cut line of a decal.
  page.drawLine({ start, end, thickness: 0.8, color: CUT_LINE_COLOUR, dashArray: [5, 4] })
  drawRule(page, { x: MARGIN, y: BOTTOM - 14, width: INSIDE })
  const { street, city, province, postalCode } = shopFacts.address
  const address = dropUnsettableCharacters(
    `${shopFacts.name}, ${street}, ${city} ${province} ${postalCode} · ${shopFacts.phone} · ${shopFacts.email}`,
    plain,
  )
  const small = { y: BOTTOM - 27, size: 8, font: plain, color: FAINT_TEXT_COLOUR }
  page.drawText(address, { x: MARGIN, ...small })
  page.drawText(number, { x: WIDTH - MARGIN - plain.widthOfTextAtSize(number, 8), ...small })
}
