/** Dots an inch of the machines that labels are printed on. */
export const RESOLUTIONS = [203, 300, 600, 1200] as const
export type Resolution = (typeof RESOLUTIONS)[number]

const MM_PER_INCH = 25.4
/** Rounding tolerance: a module this close to its least width isn't too narrow. */
const ROUNDING_MM = 1e-9

/**
 * The width in mm of a code's narrowest bar: as many whole printer dots as fit, so that bars of one kind come out equal. `modules` include the
 * quiet zones. Null if the room is too small for the least width that scanners read.
 */
export function moduleWidth(
  modules: number,
  room: { mm: number; resolution: Resolution; least: number; most: number },
): number | null {
  const dot = MM_PER_INCH / room.resolution
  const dots = Math.floor((Math.min(room.mm / modules, room.most) + ROUNDING_MM) / dot)
  const width = dots * dot
  return dots >= 1 && width >= room.least - ROUNDING_MM ? width : null
}

/** The least width this printer can print: a whole number of dots, at least `least`. */
export const leastModule = (resolution: Resolution, least: number): number => {
  const dot = MM_PER_INCH / resolution
  return Math.ceil((least - ROUNDING_MM) / dot) * dot
}
