import type { Colour } from '../colour.ts'
import type { Artwork, CutKind, CutPath, Decal } from '../decal.ts'
import { fillHoles } from '../geometry/shape-operations.ts'
import {
  computeShapeArea,
  measureBox,
  scaleShape,
  translateShape,
  type Box,
  type Shape,
} from '../geometry/shape.ts'
import { computeBleed, clipToBleed, computeSafeArea } from './bleed.ts'
import { CUT_OFFSET_MM, traceContour } from './trace-contour.ts'
import { measurePathBox, placePath } from './cut-path.ts'
import { fitContour } from './fit-contour.ts'

/** The minimum size of a decal, in mm (StickerApp's minimum). A smaller decal gets lost between the rollers. */
export const MIN_DECAL_MM = 6
// The minimum size of the artwork inside the border, in mm: the finest detail that a printer reproduces (paperlust).
const MIN_ARTWORK_MM = 2
// The maximum size in mm: 200 inches, the longest page that PDF readers open.
const MAX_SIZE_MM = 5080
const MIN_OFFSET_MM = 1
const MAX_OFFSET_MM = 10
// The search for the right scale ends when the cut's width differs from the requested width by less than this, in mm. Scaling then removes
// the difference, which changes the width of the border by a thousandth at most.
const NEAR_WIDTH = 0.02

/** Artwork and its outline in any unit, with the size of the decal and the way it is cut. */
export type FinishingOptions = {
  artwork: Artwork
  silhouette: Shape
  border: Colour
  /** Width of the cut line's bounding box in mm, which is the size that the buyer orders. */
  widthMm: number
  /** Distance of the cut from the silhouette in mm, 1 to 10; 3 by default. */
  offsetMm?: number
  cutKind: CutKind
}
type FinishResult =
  | { ok: true; decal: Decal }
  | { ok: false; reason: 'no-area' | 'too-small' | 'too-large' | 'bad-offset' }

/**
 * Makes a decal at its real size. The cut line's box is exactly `widthMm` wide and starts at the origin. The offset is never scaled: the
 * artwork gets the width that remains between the offsets on both sides. Refuses: `too-small` (under 6 mm, or less than 2 mm left for the
 * artwork), `too-large` (over 5080 mm), `bad-offset` (not 1 to 10 mm), `no-area` (nothing to cut around).
 */
export function finishDecal(input: FinishingOptions): FinishResult {
  const { widthMm, offsetMm = CUT_OFFSET_MM } = input
  if (!(offsetMm >= MIN_OFFSET_MM && offsetMm <= MAX_OFFSET_MM)) return { ok: false, reason: 'bad-offset' }
  const silhouette = fillHoles(input.silhouette)
  const art = measureBox(silhouette)
  if (!(computeShapeArea(silhouette) > 0)) return { ok: false, reason: 'no-area' }
  const k = (widthMm - 2 * offsetMm) / art.width
  const height = art.height * k + 2 * offsetMm
  if (!(Math.min(widthMm, height) >= MIN_DECAL_MM && art.width * k >= MIN_ARTWORK_MM))
    return { ok: false, reason: 'too-small' }
  if (Math.max(widthMm, height) > MAX_SIZE_MM) return { ok: false, reason: 'too-large' }
  return { ok: true, decal: placed(input, silhouette, offsetMm, cutAround(silhouette, k, widthMm, offsetMm)) }
}

type TracedCut = { path: CutPath; box: Box; k: number }

/** Traces the cut around the artwork, scaled so that the cut has the requested width. */
function cutAround(silhouette: Shape, first: number, widthMm: number, offsetMm: number): TracedCut {
  const art = measureBox(silhouette).width
  let k = first
  for (let tries = 0; ; tries += 1) {
    const { outline, figure } = traceContour(scaleShape(silhouette, k), offsetMm)
    const path = figure ?? fitContour(outline)
    const box = measurePathBox(path)
    if (Math.abs(box.width - widthMm) < NEAR_WIDTH || tries === 4) return { path, box, k }
    k += (widthMm - box.width) / art
  }
}

/** Scales everything to the exact width and moves the cut line's box to the corner of the sheet. */
function placed(
  { artwork, border, widthMm, cutKind }: FinishingOptions,
  silhouette: Shape,
  offsetMm: number,
  cut: TracedCut,
): Decal {
  const exact = widthMm / cut.box.width
  const [dx, dy] = [-cut.box.left * exact, -cut.box.top * exact]
  const k = cut.k * exact
  const put = (shape: Shape): Shape => translateShape(scaleShape(shape, k), dx, dy)
  const path = placePath(cut.path, exact, dx, dy)
  const bleed = computeBleed(path)
  return {
    artwork: placedArtwork(artwork, put, k, bleed),
    silhouette: put(silhouette),
    offsetMm,
    border,
    cut: path,
    cutKind,
    bleed,
    safe: computeSafeArea(path, offsetMm),
    box: measurePathBox(path),
  }
}

function placedArtwork(artwork: Artwork, put: (shape: Shape) => Shape, k: number, bleed: Shape): Artwork {
  if (artwork.kind === 'layers') {
    const layers = artwork.layers.map((layer) => ({ ...layer, shape: put(layer.shape) }))
    return { kind: 'layers', layers: clipToBleed(layers, bleed) }
  }
  const { left, top, right, bottom } = artwork.box
  const corners = put([
    [
      { x: left, y: top },
      { x: right, y: bottom },
    ],
  ])
  return { ...artwork, box: measureBox(corners), dpi: artwork.dpi / k }
}
