import { LABEL_EDGE } from './label-sheet.ts'
import { computeMinModule, chooseModuleWidth, type PrinterResolution } from './module-width.ts'

/** Module widths in mm: 80 % and 200 % of the nominal 0.33 (GS1 General Specifications, 5.2.3). */
const MODULE = { least: 0.264, most: 0.66 } as const
/**
 * The minimum module width in mm for laser and thermal printers, whose dots can't produce exactly 80 % (GS1 General Specifications, table
 * 5.12.3.1-1). It allows 0.25 mm at 203 dpi and 0.254 mm at other resolutions. Heights, quiet zones and the total width stay at 80 %.
 */
const LEAST_ON_DEMAND = 0.249
/** Size of the whole symbol in modules, including the quiet zones and the digits below the bars. */
const WHOLE = { wide: 11 + 95 + 7, high: 25.93 / 0.33 } as const

/**
 * The size of a printed EAN-13 in mm. `moduleMm` is the printed width of a module; `scaleMm` is the nominal module width, which determines
 * heights and quiet zones.
 */
export type EanSize = { moduleMm: number; scaleMm: number; widthMm: number; heightMm: number }

const sizeAt = (moduleMm: number): EanSize => {
  const scaleMm = Math.max(moduleMm, MODULE.least)
  return { moduleMm, scaleMm, widthMm: WHOLE.wide * scaleMm, heightMm: WHOLE.high * scaleMm }
}

/** An EAN-13 at 80 % of its nominal size, in mm. Nothing smaller is printed. */
export const SMALLEST_EAN: EanSize = sizeAt(MODULE.least)

/** The size in mm of the smallest label that fits an EAN-13 and its digits. */
export const SMALLEST_EAN_LABEL = {
  widthMm: SMALLEST_EAN.widthMm + 2 * LABEL_EDGE,
  heightMm: SMALLEST_EAN.heightMm + 2 * LABEL_EDGE,
} as const

/** Returns the largest EAN-13 that fits the space, with modules of whole printer dots, in mm; null if even the smallest doesn't fit. */
export function fitEan(
  room: { widthMm: number; heightMm: number },
  resolution: PrinterResolution,
): EanSize | null {
  const mm = Math.min(room.widthMm, (room.heightMm / WHOLE.high) * WHOLE.wide)
  const moduleMm = chooseModuleWidth(WHOLE.wide, { mm, resolution, ...MODULE })
  if (moduleMm !== null) return sizeAt(moduleMm)
  return mm >= SMALLEST_EAN.widthMm - 1e-9 ? sizeAt(computeMinModule(resolution, LEAST_ON_DEMAND)) : null
}
