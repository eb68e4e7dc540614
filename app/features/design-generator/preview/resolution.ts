/** The resolution at the size that the visitor has set, and whether it passes preflight. */
export type ResolutionRating = { dpi: number; verdict: 'fine' | 'warn' | 'stop'; text: string }

// Resolutions in pixels per inch: the one that sticker printers ask for (FINE_DPI), and the one below which pixels become visible
// (MIN_DPI).
const FINE_DPI = 300
const MIN_DPI = 150

/**
 * Computes the resolution of artwork at the width that the visitor has chosen (`currentWidthMm`), and rates it. `dpi` is the artwork's
 * known resolution at another width, `widthMm`. Returns null for vector artwork, which is always sharp.
 */
export function rateResolution(
  { dpi, widthMm }: { dpi: number | null; widthMm: number },
  currentWidthMm: number,
): ResolutionRating | null {
  if (dpi === null) return null
  const at = Math.round((dpi * widthMm) / currentWidthMm)
  const sharpTo = Math.floor((dpi * widthMm) / FINE_DPI)
  if (at >= FINE_DPI) return { dpi: at, verdict: 'fine', text: `${at} dpi at this size: prints sharp.` }
  if (at >= MIN_DPI) {
    const text = `${at} dpi at this size: soft up close. Sharp up to ${sharpTo} mm wide.`
    return { dpi: at, verdict: 'warn', text }
  }
  return {
    dpi: at,
    verdict: 'stop',
    text: `${at} dpi at this size: pixels will show. Choose up to ${Math.floor((dpi * widthMm) / MIN_DPI)} mm, or send a larger file.`,
  }
}
