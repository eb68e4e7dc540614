import { measurePathBox } from '../contour/cut-path.ts'
import { CUT_OFFSET_MM } from '../contour/trace-contour.ts'
import type { Artwork, CutPath } from '../decal.ts'
import { measureBox, scaleShape, type Box } from '../geometry/shape.ts'
import type { ArtworkReading, ReadOptions } from './artwork-reading.ts'

/**
 * The fields of an `ArtworkReading` that each format's reader computes. `readArtwork` adds the remaining fields, which it computes in the
 * same way for all formats.
 */
export type ArtworkContent = Omit<ArtworkReading, 'ok' | 'format' | 'verdict' | 'pages'> & { pages?: number }

// The minimum width of the artwork in mm. The artwork stays this wide even if the border leaves less room for it.
const MIN_ARTWORK_MM = 2

/**
 * The width in mm to which artwork is scaled. It is given either as the width of the artwork alone (`artMm`) or as the width of its whole
 * page (`wholeMm`).
 */
export type ArtworkScale = { artMm: number } | { wholeMm: number }

/** Returns the width of the artwork, which is the decal's width without its border. */
export function computeArtworkScale({ widthMm, offsetMm = CUT_OFFSET_MM }: ReadOptions): ArtworkScale {
  return { artMm: Math.max(MIN_ARTWORK_MM, widthMm - 2 * offsetMm) }
}

/**
 * Returns the width to which the page has to be scaled, so that the cut line drawn in the file becomes as wide as the decal. `cut` and
 * `pageWidth` are in the same unit.
 */
export function computeCutScale(cut: CutPath, pageWidth: number, { widthMm }: ReadOptions): ArtworkScale {
  return { wholeMm: (pageWidth * widthMm) / measurePathBox(cut).width }
}

/** Scales artwork about the origin. */
export function scaleArtwork(artwork: Artwork, k: number): Artwork {
  if (artwork.kind === 'layers') {
    return { kind: 'layers', layers: artwork.layers.map((l) => ({ ...l, shape: scaleShape(l.shape, k) })) }
  }
  return { ...artwork, box: scaledBox(artwork.box, k), dpi: artwork.dpi / k }
}

function scaledBox({ left, top, right, bottom }: Box, k: number): Box {
  return measureBox([
    [
      { x: left * k, y: top * k },
      { x: right * k, y: bottom * k },
    ],
  ])
}
