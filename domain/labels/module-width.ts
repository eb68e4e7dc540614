/** Resolutions of the printers that labels are printed on, in dots per inch. */
export const PRINTER_RESOLUTIONS = [203, 300, 600, 1200] as const
export type PrinterResolution = (typeof PRINTER_RESOLUTIONS)[number]

const MM_PER_INCH = 25.4
/** A tolerance in mm for inexact floating-point numbers. A module may be narrower than the minimum by this much. */
const ROUNDING_MM = 1e-9

/**
 * Computes the width in mm of a code's narrowest bar (one module). The width is as many whole printer dots as fit, because only bars of
 * whole dots are printed equally wide. `modules` is the width of the code in modules, with its quiet zones. Null if the bars would be too
 * narrow for scanners.
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

/** Returns the smallest width in mm, in whole printer dots, that a printer can print for a module. `least` is the minimum width in mm. */
export const computeMinModule = (resolution: PrinterResolution, least: number): number => {
  const dot = MM_PER_INCH / resolution
  return Math.ceil((least - ROUNDING_MM) / dot) * dot
}
