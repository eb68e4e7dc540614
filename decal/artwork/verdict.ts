/** fine: prints sharp; warn: soft when seen from near; stop: printed only when its owner accepts it. */
export type Verdict = 'fine' | 'warn' | 'stop'

// Pixels an inch at the printed size: 300 is what sticker printers ask for, under 150 pixels are seen.
const FINE_DPI = 300
const LEAST_DPI = 150

/** What a resolution is worth for a decal; shapes (null) are always sharp. */
export function verdictOf(dpi: number | null): Verdict {
  if (dpi === null || Math.round(dpi) >= FINE_DPI) return 'fine'
  return Math.round(dpi) >= LEAST_DPI ? 'warn' : 'stop'
}
