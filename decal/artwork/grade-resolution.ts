/** fine: prints sharply; warn: looks soft up close; stop: printed only if the customer accepts it. */
export type ResolutionGrade = 'fine' | 'warn' | 'stop'

// Limits in pixels per inch at the printed size. Sticker printers ask for 300; below 150, pixels become visible.
const FINE_DPI = 300
const MIN_DPI = 150

/** Rates a resolution in dpi. Null stands for vector artwork, which is always sharp. */
export function gradeResolution(dpi: number | null): ResolutionGrade {
  if (dpi === null || Math.round(dpi) >= FINE_DPI) return 'fine'
  return Math.round(dpi) >= MIN_DPI ? 'warn' : 'stop'
}
