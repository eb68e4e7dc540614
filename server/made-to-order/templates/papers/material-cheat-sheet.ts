import { type PDFPage, rgb } from '@cantoo/pdf-lib'
import { adhesiveFacts, vinylComparison, adviserRules } from '../../../../content/landing/material-facts.ts'
import { materialCheatSheetCopy as words } from '../../../../content/landing/material-cheat-sheet.ts'
import { CUT_LINE_COLOUR, FAINT_TEXT_COLOUR, TEXT_COLOUR } from './paper-blocks.ts'
import type { PdfFonts } from '../../../platform/pdf/pdf-fonts.ts'
import type { PaperBox } from './paper-part.ts'
import { writePaperPdf } from './paper.ts'

const MAPLE = rgb(0.784, 0.141, 0.169)
const GORGE = rgb(0.059, 0.388, 0.451)
const HI_VIS = rgb(1, 0.769, 0)
const PAPER = rgb(1, 1, 1)

/** Makes the material guide, one Letter page to print. */
export function writeMaterialCheatSheet(): Promise<Uint8Array<ArrayBuffer>> {
  const [, cast, calendered] = vinylComparison.columns
  return writePaperPdf({
    title: words.title,
    lead: words.lead,
    parts: [
      { kind: 'drawing', height: 118, draw: drawLadder },
      {
        kind: 'table',
        columns: [words.compared, cast, calendered],
        shares: [1, 1.6, 1.6],
        rows: vinylComparison.rows,
      },
      {
        kind: 'columns',
        columns: [
          [
            { kind: 'heading', text: words.adhesives },
            ...adhesiveFacts.flatMap(({ title, figure, text }) => [
              { kind: 'words', look: 'strong', text: `${title}, ${figure} ${words.per}` } as const,
              { kind: 'words', look: 'faint', text } as const,
            ]),
          ],
          [
            { kind: 'heading', text: words.before },
            { kind: 'list', boxes: true, items: words.steps },
          ],
        ],
      },
    ],
  })
}

/** Draws the four rules for choosing a vinyl, one below the other. The first rule that applies decides the vinyl. */
function drawLadder(page: PDFPage, { x, y, width, height }: PaperBox, { plain, bold }: PdfFonts): void {
  const step = height / adviserRules.length
  for (const [at, { when }] of adviserRules.entries()) {
    const top = y + height - at * step
    const { title, colour } = words.answers[at] ?? { title: '', colour: 'cast' }
    const fill = colour === 'cast' ? GORGE : colour === 'removable' ? HI_VIS : MAPLE
    const right = x + width * 0.5
    page.drawCircle({ x: x + 11, y: top - step / 2, size: 11, color: TEXT_COLOUR })
    page.drawText(String(at + 1), { x: x + 7.9, y: top - step / 2 - 4, size: 11, font: bold, color: PAPER })
    page.drawText(when, { x: x + 32, y: top - step / 2 - 4.5, size: 11.5, font: bold, color: TEXT_COLOUR })
    page.drawLine({
      start: { x: right - 17, y: top - step / 2 },
      end: { x: right - 4, y: top - step / 2 },
      thickness: 0.9,
      color: CUT_LINE_COLOUR,
      dashArray: [4, 3],
    })
    page.drawRectangle({ x: right, y: top - step + 4, width: width * 0.5, height: step - 8, color: fill })
    const ink = colour === 'removable' ? TEXT_COLOUR : PAPER
    page.drawText(title, { x: right + 12, y: top - step / 2 - 4, size: 11.5, font: bold, color: ink })
    if (at < adviserRules.length - 1)
      page.drawText(words.otherwise, {
        x: x + 32,
        y: top - step + 1,
        size: 7.5,
        font: plain,
        color: FAINT_TEXT_COLOUR,
      })
  }
}
