import type { PreflightRule } from './finding.ts'

// Dots per inch at print size: the resolution that sticker printers ask for (vinylfire, anaheimprints), and the one below which pixels are
// visible.
const FINE_DPI = 300
const COARSE_DPI = 150

/** Checks that pictures have 300 dpi at real size. 150 to 299 is a warning; less is produced only if the buyer accepts it. */
export const pictureResolutionRule: PreflightRule = ({ artwork }, { coarsePictureAccepted = false }) => {
  if (artwork.kind === 'layers' || artwork.dpi >= FINE_DPI) return []
  const message = `The picture has ${Math.floor(artwork.dpi)} dpi at this size; it needs ${FINE_DPI} dpi to print sharp.`
  const severity = artwork.dpi < COARSE_DPI && !coarsePictureAccepted ? 'stop' : 'warn'
  return [{ code: 'picture-too-coarse', severity, message, where: artwork.box }]
}
