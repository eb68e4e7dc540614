/** The wall in the templates, in mm: 12 × 8 ft, with a typical door, window and outlets. Origin: its lower left corner. */
type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const INCH = 25.4
const FOOT = 12 * INCH

export const wall: Rect = { x: 0, y: 0, width: 12 * FOOT, height: 8 * FOOT }
/** Common sizes: 32 × 80 in with frame, 36 × 48 in. */
export const door: Rect = { x: 200, y: 0, width: 914, height: 2083 }
export const window: Rect = { x: 1_900, y: 914, width: 1_016, height: 1_219 }
export const outlets: readonly Rect[] = [
  { x: 1_300, y: 300, width: 70, height: 115 },
  { x: 3_200, y: 300, width: 70, height: 115 },
]
export const lightSwitch: Rect = { x: 1_190, y: 1_150, width: 70, height: 115 }

/** Panels as the shop prints them. */
export const PANEL_WIDTH = 24 * INCH
export const OVERLAP = INCH / 2
/** Printed beyond the wall on each side, for walls out of square. */
export const TRIM = 2 * INCH
/** The distance of faces and words from edges and seams. */
export const QUIET = 4 * INCH

/** Left edges of the panels on the wall. */
export const panels: readonly number[] = Array.from(
  { length: Math.ceil(wall.width / PANEL_WIDTH) },
  (_, at) => at * PANEL_WIDTH,
)
