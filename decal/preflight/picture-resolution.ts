import type { PreflightRule } from './finding.ts'

// Resolutions at print size in dots per inch. Sticker printers ask for the first resolution (vinylfire, anaheimprints). Below the second
// resolution, pixels are visible.
const FINE_DPI = 300
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
