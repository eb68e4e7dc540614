import { type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { PdfFonts } from '../../../platform/pdf/pdf-fonts.ts'
import { breakIntoLines, dropUnsettableCharacters } from '../../../platform/pdf/pdf-text.ts'
import type { PaperPart } from './paper-part.ts'

export const TEXT_COLOUR = rgb(0.04, 0.12, 0.16)
export const FAINT_TEXT_COLOUR = rgb(0.36, 0.44, 0.48)
export const ACCENT_COLOUR = rgb(0.06, 0.39, 0.45)
export const CUT_LINE_COLOUR = rgb(0.9, 0, 0.49)
const MIST = rgb(0.93, 0.955, 0.95)
const RULE = rgb(0.78, 0.82, 0.83)

/** A block of content that stays on one page. Sizes are in points. */
export type PaperBlock = {
  readonly height: number
  /** The white space above the block, except at the top of a page. */
  readonly gap: number
  /** Whether the next block has to be on the same page. This is true for a heading, for example. */
  readonly leads?: boolean
  /** A block, such as the header of a table, that is drawn again above this block if a new page begins with this block. */
  readonly again?: PaperBlock
  /** Draws the block. Its upper left corner is at the coordinates `x` and `top`. */
  readonly draw: (page: PDFPage, x: number, top: number) => void
}

/** Lays out a part of a printed paper as blocks, for a column of the given width in points. */
export function layOutBlocks(part: PaperPart, width: number, fonts: PdfFonts): PaperBlock[] {
  switch (part.kind) {
    case 'heading':
      return [
        {
          ...layOutTextBlock(part.text, width, { font: fonts.bold, size: 13, color: ACCENT_COLOUR }),
          gap: 14,
          leads: true,
        },
      ]
    case 'words':
      return [{ ...layOutTextBlock(part.text, width, styles(fonts)[part.look ?? 'plain']), gap: 6 }]
    case 'table':
      return tableBlocks(part, width, fonts)
    case 'list':
      return part.items.map((item, at) => listBlock(part, item, { at, width, fonts }))
    case 'blanks':
      return part.labels.map((label) => blankBlock(label, width, fonts))
    case 'columns':
      return [columnsBlock(part.columns, width, fonts)]
    case 'drawing': {
      const { height, draw } = part
      return [
        { height, gap: 10, draw: (page, x, top) => draw(page, { x, y: top - height, width, height }, fonts) },
      ]
    }
  }
}

type Style = { font: PdfFonts['plain']; size: number; color: ReturnType<typeof rgb> }

const styles = ({ plain, bold }: PdfFonts) => ({
  plain: { font: plain, size: 10, color: TEXT_COLOUR },
  strong: { font: bold, size: 10, color: TEXT_COLOUR },
  faint: { font: plain, size: 8.5, color: FAINT_TEXT_COLOUR },
})

/** Makes a block of text, wrapped to this width. */
export function layOutTextBlock(text: string, width: number, { font, size, color }: Style): PaperBlock {
  const rows = breakIntoLines(text, font, { size, width })
  const leading = size * 1.38
  return {
    height: rows.length * leading,
    gap: 0,
    draw: (page, x, top) => {
      for (const [at, row] of rows.entries())
        page.drawText(row, { x, y: top - at * leading - size, size, font, color })
    },
  }
}

const CELL = { x: 6, y: 4.5 }

function tableBlocks(
  table: Extract<PaperPart, { kind: 'table' }>,
  width: number,
  fonts: PdfFonts,
): PaperBlock[] {
  const shares = table.columns.map((_, at) => table.shares?.[at] ?? 1)
  const unit = width / shares.reduce((sum, share) => sum + share, 0)
  const row = (cells: readonly string[], isHead: boolean): PaperBlock => {
    const inside = cells.map((cell, at) => {
      const style = {
        font: isHead || at === 0 ? fonts.bold : fonts.plain,
        size: 9,
        color: isHead ? FAINT_TEXT_COLOUR : TEXT_COLOUR,
      }
      const room = (shares[at] ?? 0) * unit - 2 * CELL.x
      const slack =
        table.figures && at > 0
          ? room - style.font.widthOfTextAtSize(dropUnsettableCharacters(cell, style.font), style.size)
          : 0
      const left = shares.slice(0, at).reduce((sum, share) => sum + share, 0) * unit
      return { block: layOutTextBlock(cell, room, style), x: left + CELL.x + Math.max(0, slack) }
    })
    const height = Math.max(...inside.map(({ block }) => block.height)) + 2 * CELL.y
    return {
      height,
      gap: isHead ? 8 : 0,
      draw: (page, x, top) => {
        if (isHead) page.drawRectangle({ x, y: top - height, width, height, color: MIST })
        for (const { block, x: within } of inside) block.draw(page, x + within, top - CELL.y)
        drawRule(page, { x, y: top - height, width })
      },
    }
  }
  const head = row(table.columns, true)
  return [{ ...head, leads: true }, ...table.rows.map((cells) => ({ ...row(cells, false), again: head }))]
}

const BOX = 9

function listBlock(
  { boxes, numbers }: Extract<PaperPart, { kind: 'list' }>,
  item: string,
  { at, width, fonts }: { at: number; width: number; fonts: PdfFonts },
): PaperBlock {
  const number = numbers || !boxes ? `${at + 1}.` : ''
  const numberAt = boxes ? BOX + 7 : 0
  const indent = numberAt + (number === '' ? 0 : 20)
  const words = layOutTextBlock(item, width - indent, styles(fonts).plain)
  return {
    ...words,
    gap: 4.5,
    draw: (page, x, top) => {
      const box = { y: top - 10.6, width: BOX, height: BOX }
      if (boxes) page.drawRectangle({ x, ...box, borderColor: TEXT_COLOUR, borderWidth: 0.8 })
      page.drawText(number, {
        x: x + numberAt,
        y: top - 10,
        size: 10,
        font: fonts.bold,
        color: ACCENT_COLOUR,
      })
      words.draw(page, x + indent, top)
    },
  }
}

function blankBlock(label: string, width: number, { plain }: PdfFonts): PaperBlock {
  const words = dropUnsettableCharacters(label, plain)
  const start = plain.widthOfTextAtSize(words, 9) + 8
  return {
    height: 18,
    gap: 4,
    draw: (page, x, top) => {
      page.drawText(words, { x, y: top - 14, size: 9, font: plain, color: FAINT_TEXT_COLOUR })
      drawRule(page, { x: x + start, y: top - 16, width: width - start })
    },
  }
}

const GUTTER = 22

function columnsBlock(
  columns: readonly (readonly PaperPart[])[],
  width: number,
  fonts: PdfFonts,
): PaperBlock {
  const each = (width - GUTTER * (columns.length - 1)) / columns.length
  const stacks = columns.map((parts) => stacked(parts.flatMap((part) => layOutBlocks(part, each, fonts))))
  return {
    height: Math.max(...stacks.map(({ height }) => height)),
    gap: 14,
    draw: (page, x, top) => {
      for (const [at, stack] of stacks.entries()) stack.draw(page, x + at * (each + GUTTER), top)
    },
  }
}

/** Combines blocks into a single block, which isn't divided between pages. */
function stacked(blocks: readonly PaperBlock[]): PaperBlock {
  const above = (at: number): number => (at === 0 ? 0 : (blocks[at]?.gap ?? 0))
  return {
    height: blocks.reduce((sum, { height }, at) => sum + above(at) + height, 0),
    gap: 0,
    draw: (page, x, top) => {
      let y = top
      for (const [at, block] of blocks.entries()) {
        y -= above(at)
        block.draw(page, x, y)
        y -= block.height
      }
    },
  }
}

/** Draws a thin horizontal line. */
export function drawRule(page: PDFPage, { x, y, width }: { x: number; y: number; width: number }): void {
  page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.6, color: RULE })
}
