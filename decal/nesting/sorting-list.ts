import {
  type PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setLineWidth,
  stroke,
} from '@cantoo/pdf-lib'
import { flattenPath } from '../contour/cut-path.ts'
import { measureBox, type Point } from '../geometry/shape.ts'
import type { PrintableNest } from './printable-nest.ts'
import {
  addPage,
  CHORD_TOLERANCE_MM,
  drawOutline,
  FAINT,
  type Fonts,
  HEAD_HEIGHT,
  HEIGHT,
  INK,
  MARGIN,
  WIDTH,
} from './sorting-page.ts'

const ROW_HEIGHT = 18
const TOP = HEIGHT - MARGIN - HEAD_HEIGHT
/** The left edges of the table's columns: number, job, size and pieces. */
const COLUMNS = [MARGIN, MARGIN + 34, MARGIN + 140, MARGIN + 246]
const TABLE_WIDTH = 310
/** The box for the drawing of the whole roll, beside the table. */
const OVERVIEW = { x: MARGIN + TABLE_WIDTH + 30, width: WIDTH - 2 * MARGIN - TABLE_WIDTH - 30, height: 420 }

/** The texts of the list, in characters that the standard fonts have. */
export type SortingListTexts = {
  title: string
  contents: string
  /** The film and its finish. */
  film: string
  facts: { film: string; width: string; length: string; contains: string }
  columns: readonly [number: string, job: string, size: string, pieces: string]
  millimetres: (length: number) => string
  size: (width: number, height: number) => string
  pieces: (count: number) => string
  jobs: (count: number) => string
}

/**
 * Draws the pages that list the contents of a roll: the film, the roll's size, a small drawing of the whole roll, and a table of the jobs.
 * `names` has the job number for each of the nest's decals.
 */
export function drawSortingList(
  pdf: PDFDocument,
  fonts: Fonts,
  { nest, names, texts }: { nest: PrintableNest; names: readonly string[]; texts: SortingListTexts },
): void {
  const rows = names.flatMap((name, decal) => {
    const pieces = nest.placed.filter((one) => one.decal === decal).length
    return pieces > 0 ? [[String(decal + 1), name, sizeOf(nest, decal, texts), texts.pieces(pieces)]] : []
  })
  const facts = [
    [texts.facts.film, texts.film],
    [texts.facts.width, texts.millimetres(Math.round(nest.widthMm))],
    [texts.facts.length, texts.millimetres(Math.round(nest.lengthMm))],
    [texts.facts.contains, `${texts.pieces(nest.placed.length)}, ${texts.jobs(rows.length)}`],
  ]
  let page = addPage(pdf, fonts, [texts.title, texts.contents])
  drawOverview(page, nest)
  let y = drawFacts(page, facts, fonts) - ROW_HEIGHT
  y = drawColumnTitles(page, texts.columns, { fonts, y })
  for (const row of rows) {
    if (y < MARGIN + ROW_HEIGHT) {
      page = addPage(pdf, fonts, [texts.title, texts.contents])
      y = drawColumnTitles(page, texts.columns, { fonts, y: TOP })
    }
    row.forEach((text, column) => {
      const font = column === 0 ? fonts.bold : fonts.plain
      page.drawText(text, { x: COLUMNS[column] ?? MARGIN, y, size: 11, font, color: INK })
    })
    y -= ROW_HEIGHT
  }
}

/** Returns the size of a piece of the decal, as cut. */
function sizeOf({ decals }: PrintableNest, decal: number, { size }: SortingListTexts): string {
  const cut = decals[decal]?.cut
  if (!cut) return ''
  const { width, height } = measureBox([flattenPath(cut, CHORD_TOLERANCE_MM)])
  return size(Math.round(width), Math.round(height))
}

function drawFacts(page: PDFPage, facts: readonly string[][], { plain, bold }: Fonts): number {
  facts.forEach(([label = '', value = ''], index) => {
    const y = TOP - index * ROW_HEIGHT
    page.drawText(label, { x: MARGIN, y, size: 11, font: plain, color: FAINT })
    page.drawText(value, { x: COLUMNS[2] ?? MARGIN, y, size: 11, font: bold, color: INK })
  })
  return TOP - facts.length * ROW_HEIGHT
}

function drawColumnTitles(
  page: PDFPage,
  titles: SortingListTexts['columns'],
  { fonts, y }: { fonts: Fonts; y: number },
): number {
  titles.forEach((title, column) => {
    page.drawText(title, { x: COLUMNS[column] ?? MARGIN, y, size: 9, font: fonts.plain, color: FAINT })
  })
  const line = { x: MARGIN, y: y - 6 }
  page.drawLine({ start: line, end: { ...line, x: MARGIN + TABLE_WIDTH }, thickness: 0.8, color: INK })
  return y - 6 - ROW_HEIGHT
}

/** Draws the whole roll with the outlines of its pieces, without numbers. */
function drawOverview(page: PDFPage, { placed, widthMm, lengthMm }: PrintableNest): void {
  const scale = Math.min(OVERVIEW.width / widthMm, OVERVIEW.height / lengthMm)
  const top = TOP + 11
  const at = ({ x, y }: Point): Point => ({ x: OVERVIEW.x + x * scale, y: top - y * scale })
  const corner = at({ x: 0, y: lengthMm })
  const frame = rectangle(corner.x, corner.y, widthMm * scale, lengthMm * scale)
  page.pushOperators(pushGraphicsState(), setLineWidth(0.3))
  for (const { cuts } of placed)
    for (const cut of cuts.flatMap(({ paths }) => paths))
      drawOutline(page, flattenPath(cut, CHORD_TOLERANCE_MM).map(at))
  page.pushOperators(setLineWidth(0.8), frame, stroke(), popGraphicsState())
}
