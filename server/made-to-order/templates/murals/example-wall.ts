/** The wall in the mural templates, in mm: 12 × 8 ft, with a usual door, window and outlets. The origin is its lower left corner. */
type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const MM_PER_INCH = 25.4
const MM_PER_FOOT = 12 * MM_PER_INCH

export const exampleWall: Rect = { x: 0, y: 0, width: 12 * MM_PER_FOOT, height: 8 * MM_PER_FOOT }
/** The door measures 32 × 80 inches, plus its frame. The window measures 36 × 48 inches. */
export const exampleDoor: Rect = { x: 200, y: 0, width: 914, height: 2083 }
export const exampleWindow: Rect = { x: 1_900, y: 914, width: 1_016, height: 1_219 }
export const exampleOutlets: readonly Rect[] = [
  { x: 1_300, y: 300, width: 70, height: 115 },
  { x: 3_200, y: 300, width: 70, height: 115 },
]
export const exampleLightSwitch: Rect = { x: 1_190, y: 1_150, width: 70, height: 115 }

/** The width and the overlap of the panels that the shop prints, in mm. */
export const PANEL_WIDTH = 24 * MM_PER_INCH
export const PANEL_OVERLAP = MM_PER_INCH / 2
/** The distance in mm by which the print extends beyond each side of the wall. Walls are never exactly square. */
export const WALL_TRIM = 2 * MM_PER_INCH
/** The minimum distance in mm between important content (faces and text) and the nearest edge or seam. */
export const MURAL_SAFE_MARGIN = 4 * MM_PER_INCH

/** The positions of the panels' left edges on the wall, in mm. */
export const examplePanels: readonly number[] = Array.from(
  { length: Math.ceil(exampleWall.width / PANEL_WIDTH) },
  (_, at) => at * PANEL_WIDTH,
)
