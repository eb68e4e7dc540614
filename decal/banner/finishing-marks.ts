import { formatDecimal } from '../export/cut-path-data.ts'
import type { BannerSheet } from './banner-sheet.ts'

/** Space for marks beyond the bleed, on each side, in inches. */
export const MARKS_MARGIN_IN = 0.5
// A mark's distance from the bleed, its length and its thickness, in inches.
const MARK_GAP_IN = 0.1
const MARK_LENGTH_IN = 0.3
const MARK_WIDTH_IN = 0.01
const DOT = 0.08

/**
 * Draws the marks beyond the bleed as PDF operators, in inches from the corner of the trim. Lines at every corner mark trim and hem; a
 * filled square at the nearest edge marks each grommet.
 */
export function drawFinishingMarks({ width, height, bleed, hem, grommets }: BannerSheet): string {
  const from = bleed + MARK_GAP_IN
  const line = (x1: number, y1: number, x2: number, y2: number): string =>
    `${formatDecimal(x1)} ${formatDecimal(y1)} m\n${formatDecimal(x2)} ${formatDecimal(y2)} l\nS\n`
  const across = (x: number): string =>
    line(x, -from, x, -from - MARK_LENGTH_IN) + line(x, height + from, x, height + from + MARK_LENGTH_IN)
  const along = (y: number): string =>
    line(-from, y, -from - MARK_LENGTH_IN, y) + line(width + from, y, width + from + MARK_LENGTH_IN, y)
  const square = (x: number, y: number): string =>
    `${[x - DOT / 2, y - DOT / 2, DOT, DOT].map(formatDecimal).join(' ')} re\nf\n`
  const dots = grommets.flatMap(({ x, y }) => {
    const out = from + MARK_LENGTH_IN / 2
    return [
      ...(y < height / 4 ? [square(x, -out)] : []),
      ...(y > (3 * height) / 4 ? [square(x, height + out)] : []),
      ...(x < hem * 2 ? [square(-out, y)] : []),
      ...(x > width - hem * 2 ? [square(width + out, y)] : []),
    ]
  })
  return (
    `${formatDecimal(MARK_WIDTH_IN)} w\n` +
    [0, width].map(across).join('') +
    [0, height].map(along).join('') +
    '[0.05] 0 d\n' +
    [hem, width - hem].map(across).join('') +
    [hem, height - hem].map(along).join('') +
    dots.join('')
  )
}
