import { formatNumber } from '../../../domain/written-number.ts'
import type { PrintSize } from '../../../domain/catalogue/print-size.ts'

const MM_PER_INCH = 25.4
/** Sizes of at least this many inches are written in feet if they are a whole number of feet. */
const FEET_FROM = 48

/** Formats a size: "6 in (152 mm)", "12 × 36 in (305 × 914 mm)", "8 × 10 ft (2,438 × 3,048 mm)". */
export function formatSize({ widthMm, heightMm }: PrintSize): string {
  const sides = heightMm === null ? [widthMm] : [widthMm, heightMm]
  const inches = sides.map((mm) => Math.round((mm / MM_PER_INCH) * 10) / 10)
  const inFeet = inches.every((side) => side >= FEET_FROM && side % 12 === 0)
  const figures = inches.map((side) => (inFeet ? side / 12 : side)).join(' × ')
  return `${figures} ${inFeet ? 'ft' : 'in'} (${sides.map((mm) => formatNumber(Math.round(mm))).join(' × ')} mm)`
}
