/** Resolutions of the printers that labels are printed on, in dots per inch. */
export const PRINTER_RESOLUTIONS = [203, 300, 600, 1200] as const
export type PrinterResolution = (typeof PRINTER_RESOLUTIONS)[number]

const MM_PER_INCH = 25.4
/** Rounding tolerance: a module may be this much narrower than the minimum. */
const ROUNDING_MM = 1e-9

/**
 * Computes the width in mm of a code's narrowest bar. It is the largest whole number of printer dots that fits, so that equal bars are
 * printed equal. `modules` includes the quiet zones. Null if there isn't room for the narrowest bar that scanners can read.
 */
export function chooseModuleWidth(
  modules: number,
  room: { mm: number; resolution: PrinterResolution; least: number; most: number },
): number | null {
  const dot = MM_PER_INCH / room.resolution
  const dots = Math.floor((Math.min(room.mm / modules, room.most) + ROUNDING_MM) / dot)
  const width = dots * dot
  return dots >= 1 && width >= room.least - ROUNDING_MM ? width : null
}

/** Returns the narrowest module that this printer can print: a whole number of dots, at least `least` mm wide. */
export const computeMinModule = (resolution: PrinterResolution, least: number): number => {
  const dot = MM_PER_INCH / resolution
  return Math.ceil((least - ROUNDING_MM) / dot) * dot
}
