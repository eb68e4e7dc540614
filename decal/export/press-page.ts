import type { CubicCurve, CutPath } from '../decal.ts'
import type { Box, Point, Ring, Shape } from '../geometry/shape.ts'
import { formatDecimal } from './cut-path-data.ts'
import { fitOutline } from './fit-outline.ts'

/** Points (1/72 inch) per millimetre. */
export const POINTS_PER_MM = 72 / 25.4
/** Width of the cut line in points. RIPs treat a line this thin as a hairline. */
export const HAIRLINE_PT = 0.25

/** Left, bottom, right and top in points, from the lower left corner of the page. */
export type PageCorners = [number, number, number, number]

/**
 * A press page as large as the sheet, in points from its lower left corner, y upwards. Paths use the operators m, l, c and h, which PDF has
 * and the EPS files define in PostScript. Areas keep the curves with which they were drawn.
 */
export type PressPage = {
  width: number
  height: number
  fill: (shape: Shape) => string
  curve: (cut: CutPath) => string
  corners: (box: Pick<Box, 'left' | 'top' | 'right' | 'bottom'>) => PageCorners
}

export function createPressPage(sheet: Pick<Box, 'left' | 'top' | 'right' | 'bottom'>): PressPage {
  const across = (x: number): number => round((x - sheet.left) * POINTS_PER_MM)
  const up = (y: number): number => round((sheet.bottom - y) * POINTS_PER_MM)
  const at = (p: Point): string => `${formatDecimal(across(p.x))} ${formatDecimal(up(p.y))}`
  const bezier = ({ c1, c2, to }: CubicCurve): string => `${at(c1)} ${at(c2)} ${at(to)} c\n`
  const ring = (points: Ring): string => {
    const { start, pieces } = fitOutline(points)
    const drawn = pieces.map((piece) => ('c1' in piece ? bezier(piece) : `${at(piece.to)} l\n`))
    return pieces.length > 1 ? `${at(start)} m\n${drawn.join('')}h\n` : ''
  }
  return {
    width: across(sheet.right),
    height: up(sheet.top),
    corners: (b) => [across(b.left), up(b.bottom), across(b.right), up(b.top)],
    fill: (shape) => shape.map(ring).join(''),
    curve: ({ start, curves }) => `${at(start)} m\n${curves.map(bezier).join('')}h\n`,
  }
}

// Rounds to 0.001 pt, a third of a micrometre.
const round = (points: number): number => Math.round(points * 1000) / 1000
