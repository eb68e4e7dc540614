import type { CutPath } from '../decal.ts'
import type { Point } from '../geometry/shape.ts'

/** Writes the cut path as absolute SVG path data in mm, closed, with four decimals (0.1 µm, finer than any cutter's step). */
export function writeCutPathData({ start, curves }: CutPath): string {
  const at = ({ x, y }: Point): string => `${formatDecimal(x)} ${formatDecimal(y)}`
  const pieces = curves.map(({ c1, c2, to }) => `C${at(c1)} ${at(c2)} ${at(to)}`)
  return `M${at(start)}${pieces.join('')}Z`
}

/** Formats a number with at most four decimals, never in exponent form. */
export function formatDecimal(n: number): string {
  return String(Math.round(n * 1e4) / 1e4)
}
