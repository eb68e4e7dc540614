import { LABEL_MARGIN_MM } from './label-sheet.ts'
import { computeMinModule, chooseModuleWidth, type PrinterResolution } from './module-width.ts'

/** The smallest and largest module width in mm: 80 % and 200 % of the nominal 0.33 mm (GS1 General Specifications, 5.2.3). */
const MODULE_MM = { least: 0.264, most: 0.66 } as const
/**
 * The smallest module width in mm on laser and thermal printers (GS1 General Specifications, table 5.12.3.1-1). These printers can print
 * only whole dots, and no whole number of dots gives exactly 80 % of the nominal width (0.264 mm). They may therefore print narrower
 * modules: 0.25 mm at 203 dpi, 0.254 mm at other resolutions. The heights, the quiet zones and the total width must still be those of a
 * symbol at 80 %.
 */
const MIN_ON_DEMAND_MODULE_MM = 0.249
/** The size of the whole symbol in modules, with its quiet zones and the digits below the bars. */
const SYMBOL_MODULES = { wide: 11 + 95 + 7, high: 25.93 / 0.33 } as const

/**
 * The size of a printed EAN-13 in mm. `moduleMm` is the width of a printed module (the narrowest bar). Heights and quiet zones are computed
 * from `scaleMm`, which is equal to `moduleMm` or, for very narrow modules, larger.
 */
export type EanSize = { moduleMm: number; scaleMm: number; widthMm: number; heightMm: number }

const sizeAt = (moduleMm: number): EanSize => {
  const scaleMm = Math.max(moduleMm, MODULE_MM.least)
  return {
    moduleMm,
    scaleMm,
    widthMm: SYMBOL_MODULES.wide * scaleMm,
    heightMm: SYMBOL_MODULES.high * scaleMm,
  }
}

/** The smallest EAN-13 that is printed, at 80 % of its nominal size, in mm. */
export const SMALLEST_EAN: EanSize = sizeAt(MODULE_MM.least)

/** The size in mm of the smallest label that has room for an EAN-13 and its digits. */
export const SMALLEST_EAN_LABEL = {
  widthMm: SMALLEST_EAN.widthMm + 2 * LABEL_MARGIN_MM,
  heightMm: SMALLEST_EAN.heightMm + 2 * LABEL_MARGIN_MM,
} as const

/**
 * Returns the size in mm of the largest EAN-13 that fits into the space. Each module is a whole number of printer dots wide. Null if even
 * the smallest EAN-13 doesn't fit.
 */
export function fitEan(
  room: { widthMm: number; heightMm: number },
  resolution: PrinterResolution,
): EanSize | null {
  const mm = Math.min(room.widthMm, (room.heightMm / SYMBOL_MODULES.high) * SYMBOL_MODULES.wide)
  const moduleMm = chooseModuleWidth(SYMBOL_MODULES.wide, { mm, resolution, ...MODULE_MM })
  if (moduleMm !== null) return sizeAt(moduleMm)
  return mm >= SMALLEST_EAN.widthMm - 1e-9
    ? sizeAt(computeMinModule(resolution, MIN_ON_DEMAND_MODULE_MM))
    : null
}
