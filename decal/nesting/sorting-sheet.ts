import {
  clip,
  endPath,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setLineWidth,
  StandardFonts,
  stroke,
} from '@cantoo/pdf-lib'
import { flattenPath } from '../contour/cut-path.ts'
import { POINTS_PER_MM } from '../export/press-page.ts'
import { measureBox, type Point, type Shape } from '../geometry/shape.ts'
import type { PrintableNest } from './printable-nest.ts'
import { drawSortingList, type SortingListTexts } from './sorting-list.ts'
import {
  addPage,
  CHORD_TOLERANCE_MM,
  drawOutline,
  HEAD_HEIGHT,
  HEIGHT,
  INK,
  MARGIN,
  WIDTH,
} from './sorting-page.ts'

const [MIN_FONT_SIZE, MAX_FONT_SIZE] = [5, 16]

/** The texts of a sorting sheet, in characters that the standard fonts have. Lengths are in mm. */
export type SortingSheetTexts = SortingListTexts & {
  part: (from: number, to: number, length: number) => string
}

/**
 * Draws a PDF for sorting the pieces after cutting. The first pages list the contents of the roll. The other pages show a small drawing of
 * the roll, with each piece's number from the list. `names` has the job number for each of the nest's decals, in characters that the
 * standard fonts have.
 */
export async function drawSortingSheet(
  nest: PrintableNest,
  names: readonly string[],
  texts: SortingSheetTexts,
): Promise<Uint8Array> {
  const { title, part } = texts
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(title)
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  drawSortingList(pdf, fonts, { nest, names, texts })
  const scale = Math.min(POINTS_PER_MM, (WIDTH - 2 * MARGIN) / nest.widthMm)
  const mmOfPage = (HEIGHT - 2 * MARGIN - HEAD_HEIGHT) / scale
  for (let from = 0; from < nest.lengthMm; from += mmOfPage) {
    const to = Math.min(nest.lengthMm, from + mmOfPage)
    const says = part(Math.round(from), Math.round(to), Math.round(nest.lengthMm))
    drawRoll(addPage(pdf, fonts, [title, says]), nest, { from, to, scale, font: fonts.bold })
  }
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false })
}

type Part = { from: number; to: number; scale: number; font: PDFFont }

/** Draws the part of the roll between two lengths in mm. A piece that crosses the boundary appears on both pages. */
function drawRoll(page: PDFPage, { placed, widthMm }: PrintableNest, { from, to, scale, font }: Part): void {
  const top = HEIGHT - MARGIN - HEAD_HEIGHT
  const at = ({ x, y }: Point): Point => ({ x: MARGIN + x * scale, y: top - (y - from) * scale })
  const corner = at({ x: 0, y: to })
  const frame = rectangle(corner.x, corner.y, widthMm * scale, (to - from) * scale)
  page.pushOperators(pushGraphicsState(), frame, clip(), endPath(), setLineWidth(0.4))
  for (const { cuts } of placed)
    for (const cut of cuts.flatMap(({ paths }) => paths))
      drawOutline(page, flattenPath(cut, CHORD_TOLERANCE_MM).map(at))
  page.pushOperators(popGraphicsState(), setLineWidth(0.8), frame, stroke())
  for (const { decal, cuts } of placed) {
    const paths = cuts.flatMap((lines) => lines.paths)
    const { middle, span } = widestAcross(paths.map((cut) => flattenPath(cut, CHORD_TOLERANCE_MM)))
    if (middle.y < from || middle.y > to) continue
    const number = String(decal + 1)
    const wide = (0.7 * span * scale) / font.widthOfTextAtSize(number, 1)
    const size = Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, wide))
    const { x, y } = at(middle)
    const width = font.widthOfTextAtSize(number, size)
    page.drawText(number, { x: x - width / 2, y: y - size * 0.36, size, font, color: INK })
  }
}

/**
 * Returns the middle of the longest horizontal line inside a shape at half its height. Unlike the centre, it is inside rings and crescents
 * too.
 */
function widestAcross(rings: Shape): { middle: Point; span: number } {
  const { cx, cy } = measureBox(rings)
  const crossings = rings
    .flatMap((ring) =>
      ring.flatMap((a, index) => {
        const b = ring[(index + 1) % ring.length]
        return b && a.y <= cy !== b.y <= cy ? [a.x + ((cy - a.y) / (b.y - a.y)) * (b.x - a.x)] : []
      }),
    )
    .toSorted((a, b) => a - b)
  let widest = { middle: { x: cx, y: cy }, span: 0 }
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [left = 0, right = 0] = crossings.slice(index, index + 2)
    if (right - left > widest.span) widest = { middle: { x: (left + right) / 2, y: cy }, span: right - left }
  }
  return widest
}
