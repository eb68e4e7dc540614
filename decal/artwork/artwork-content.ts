import { measurePathBox } from '../contour/cut-path.ts'
import { CUT_OFFSET_MM } from '../contour/trace-contour.ts'
import type { Artwork, CutPath } from '../decal.ts'
import { boxOf, scale, type Box } from '../geometry/shape.ts'
import type { ArtworkReading, ReadOptions } from './artwork-reading.ts'

/** The part of a reading that depends on the format. `readArtwork` adds the fields that are the same for all formats. */
export type ArtworkContent = Omit<ArtworkReading, 'ok' | 'format' | 'verdict' | 'pages'> & { pages?: number }

// The minimum width of the artwork, in mm. The artwork is never scaled below it, even for a wide border.
const LEAST_ART = 2

/** The size to scale to: `artMm` is the width of the artwork alone, `wholeMm` that of the whole page. */
export type ArtworkScale = { artMm: number } | { wholeMm: number }

/** Returns the width of the artwork: the decal's width without its border. */
export function computeArtworkScale({ widthMm, offsetMm = CUT_OFFSET_MM }: ReadOptions): ArtworkScale {
  return { artMm: Math.max(LEAST_ART, widthMm - 2 * offsetMm) }
}

/** Returns the width of the page at which the file's own cut line is as wide as the decal. The cut line is in the same unit as the page. */
export function computeCutScale(cut: CutPath, pageWidth: number, { widthMm }: ReadOptions): ArtworkScale {
  return { wholeMm: (pageWidth * widthMm) / measurePathBox(cut).width }
}

/** Scales artwork about the origin. */
export function scaleArtwork(artwork: Artwork, k: number): Artwork {
  if (artwork.kind === 'layers') {
    return { kind: 'layers', layers: artwork.layers.map((l) => ({ ...l, shape: scale(l.shape, k) })) }
  }
  return { ...artwork, box: scaledBox(artwork.box, k), dpi: artwork.dpi / k }
}

function scaledBox({ left, top, right, bottom }: Box, k: number): Box {
  return boxOf([
    [
      { x: left * k, y: top * k },
      { x: right * k, y: bottom * k },
    ],
  ])
}
