import { computeBleed, clipToBleed, computeSafeArea } from '../contour/bleed.ts'
import { CUT_OFFSET_MM } from '../contour/trace-contour.ts'
import { measurePathBox, placePath } from '../contour/cut-path.ts'
import { finishDecal, type FinishingOptions } from '../contour/finish-decal.ts'
import type { Artwork, CutPath, Decal } from '../decal.ts'
import { measureBox, scaleShape, translateShape } from '../geometry/shape.ts'
import { scaleArtwork } from './artwork-content.ts'
import type { ArtworkReading } from './artwork-reading.ts'

type FinishResult = ReturnType<typeof finishDecal>
type CutOptions = Omit<FinishingOptions, 'artwork' | 'silhouette'>

// The smallest and largest decals in mm. The limits are the same as for decals whose cut line the engine traces.
const MIN_SIZE_MM = 6
const MAX_SIZE_MM = 5080

/**
 * Makes a decal of uploaded artwork. `widthMm` is the width of the finished decal. The decal is cut along the file's own cut line if the
 * file has one, otherwise around the artwork. Refuses for the same reasons as `finishDecal`.
 */
export function finishArtwork(reading: ArtworkReading, how: CutOptions): FinishResult {
  const { artwork, silhouette, ownCut } = reading
  if (!ownCut) return finishDecal({ ...how, artwork, silhouette })
  const { width, height } = measurePathBox(ownCut)
  const k = how.widthMm / width
  if (!(Math.min(width, height) * k >= MIN_SIZE_MM)) return { ok: false, reason: 'too-small' }
  if (Math.max(width, height) * k > MAX_SIZE_MM) return { ok: false, reason: 'too-large' }
  return { ok: true, decal: alongOwnCut(reading, ownCut, k, how) }
}

function alongOwnCut(
  { artwork, silhouette }: ArtworkReading,
  ownCut: CutPath,
  k: number,
  how: CutOptions,
): Decal {
  const { left, top } = measurePathBox(ownCut)
  const [dx, dy] = [-left * k, -top * k]
  const cut = placePath(ownCut, k, dx, dy)
  const bleed = computeBleed(cut)
  const sized = scaleArtwork(artwork, k)
  return {
    artwork: shifted(sized, dx, dy, bleed),
    silhouette: translateShape(scaleShape(silhouette, k), dx, dy),
    // The customer drew the cut line, so its distance from the artwork isn't checked.
    offsetMm: 0,
    border: how.border,
    cut,
    cutKind: how.cutKind,
    bleed,
    safe: computeSafeArea(cut, CUT_OFFSET_MM),
    box: measurePathBox(cut),
  }
}

function shifted(artwork: Artwork, dx: number, dy: number, bleed: Decal['bleed']): Artwork {
  if (artwork.kind === 'layers') {
    const layers = artwork.layers.map((l) => ({ ...l, shape: translateShape(l.shape, dx, dy) }))
    return { kind: 'layers', layers: clipToBleed(layers, bleed) }
  }
  const { left, top, right, bottom } = artwork.box
  const corners = translateShape(
    [
      [
        { x: left, y: top },
        { x: right, y: bottom },
      ],
    ],
    dx,
    dy,
  )
  return { ...artwork, box: measureBox(corners) }
}
