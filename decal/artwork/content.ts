import { boxOfPath } from '../contour/cut-path.ts'
import { CUT_OFFSET } from '../contour/cut-contour.ts'
import type { Artwork } from '../decal.ts'
import { boxOf, scale, type Box } from '../geometry/shape.ts'
import { placedPath } from '../contour/cut-path.ts'
import type { Reading, ReadOptions } from './reading.ts'

/** What the reader of one kind of file finds; `readArtwork` adds what all have in common. */
export type Content = Omit<Reading, 'ok' | 'format' | 'verdict'>

// Artwork is read at least this wide, in mm, whatever the border leaves of the decal.
const LEAST_ART = 2

/** What the border leaves of the decal for the artwork, in mm. */
export function artWidth({ widthMm, offsetMm = CUT_OFFSET }: ReadOptions): number {
  return Math.max(LEAST_ART, widthMm - 2 * offsetMm)
}

/** Scaled about the origin, so that the file's own cut line is `widthMm` wide; unchanged where it has none. */
export function atCutWidth(content: Content, widthMm: number): Content {
  if (!content.ownCut) return content
  const k = widthMm / boxOfPath(content.ownCut).width
  return {
    ...content,
    artwork: scaledArtwork(content.artwork, k),
    silhouette: scale(content.silhouette, k),
    dpi: content.dpi === null ? null : content.dpi / k,
    ownCut: placedPath(content.ownCut, k, 0, 0),
  }
}

/** Artwork scaled about the origin. */
export function scaledArtwork(artwork: Artwork, k: number): Artwork {
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
