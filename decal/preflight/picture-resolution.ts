import type { PreflightRule } from './finding.ts'

// The resolution at print size that sticker printers ask for (vinylfire, anaheimprints).
const FINE_DPI = 300
// The resolution at print size below which pixels are visible.
const COARSE_DPI = 150

/**
 * Checks that pictures have 300 dpi at real size. With 150 to 299 there is a warning; a picture with less is produced only if the buyer
 * accepts it.
 */
export const pictureResolutionRule: PreflightRule = ({ artwork }, { coarsePictureAccepted = false }) => {
  if (artwork.kind === 'layers' || artwork.dpi >= FINE_DPI) return []
  const severity = artwork.dpi < COARSE_DPI && !coarsePictureAccepted ? 'stop' : 'warn'
  const facts = { dpi: Math.floor(artwork.dpi), leastDpi: FINE_DPI }
  return [{ code: 'picture-too-coarse', severity, ...facts, where: artwork.box }]
}
