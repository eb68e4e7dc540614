import { computeLuminance } from '../../colour.ts'
import type { Layer } from '../../drawing.ts'
import { intersect, subtract, union } from '../../geometry/shape-operations.ts'
import { makeRectangle } from '../../geometry/figures.ts'
import { computeShapeArea, measureBox, scaleShape, type Shape } from '../../geometry/shape.ts'
import type { ArtworkContent, ArtworkScale } from '../artwork-content.ts'
import { DEFAULT_BACKGROUND_TOLERANCE } from '../picture/flat-background.ts'
import { drawShapeMask } from '../picture/mask-picture.ts'
import { WORKING_SIZE_PX } from '../limits.ts'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import type { PlainSvg } from './plain-svg.ts'
import { readFlatLayers } from './read-flat-layers.ts'

// The minimum luminance of paper. A darker rectangle of the page's size is part of the artwork.
const MIN_PAPER_LUMINANCE = 0.9

type ReadContent = { content: ArtworkContent; mmPerUnit: number }

/**
 * Reads a drawing with flat paint as layers in mm; null for any other paint. A white rectangle that fills the page counts as paper and is
 * removed. If `tolerance` is 0, it is kept. Throws ArtworkRefusedError `blank`.
 */
export function readFlatArtwork(
  drawn: PlainSvg,
  size: ArtworkScale,
  tolerance = DEFAULT_BACKGROUND_TOLERANCE,
): ReadContent | null {
  const first = drawnAt(drawn, ('artMm' in size ? size.artMm : size.wholeMm) / drawn.view.width, tolerance)
  if (!first || 'wholeMm' in size) return first && asContent(drawn, first, 1, tolerance)
  const exact = size.artMm / measureBox(first.silhouette).width
  if (Math.abs(exact - 1) < 0.2) return asContent(drawn, first, exact, tolerance)
  // Artwork that is much smaller than its page is drawn again at a higher resolution.
  const second = drawnAt(drawn, first.mmPerUnit * exact, tolerance)
  return second && asContent(drawn, second, size.artMm / measureBox(second.silhouette).width, tolerance)
}

type PrintedLayers = { layers: Layer[]; silhouette: Shape; paper: Layer | null; mmPerUnit: number }

function drawnAt(drawn: PlainSvg, mmPerUnit: number, tolerance: number): PrintedLayers | null {
  const all = layersWithin(drawn, mmPerUnit)
  if (!all) return null
  const paper = tolerance > 0 ? paperOf(all, drawn, mmPerUnit) : null
  const layers = paper ? all.slice(1) : all
  const silhouette = union(...layers.map(({ shape }) => shape))
  if (!(computeShapeArea(silhouette) > 0)) throw new ArtworkRefusedError('blank')
  return { layers, silhouette, paper, mmPerUnit }
}

function asContent(drawn: PlainSvg, printed: PrintedLayers, exact: number, tolerance: number): ReadContent {
  const { layers, paper } = printed
  const put = (shape: Shape): Shape => scaleShape(shape, exact)
  const mmPerUnit = printed.mmPerUnit * exact
  const silhouette = put(printed.silhouette)
  const px = WORKING_SIZE_PX / Math.max(drawn.view.width, drawn.view.height)
  return {
    content: {
      artwork: { kind: 'layers', layers: layers.map((l) => ({ ...l, shape: put(l.shape) })) },
      silhouette,
      widthPx: Math.round(drawn.view.width * px),
      heightPx: Math.round(drawn.view.height * px),
      dpi: null,
      hasAlpha: true,
      background: { removed: paper !== null, tolerance, colour: paper?.fill ?? null },
      maskPng: drawShapeMask(silhouette, drawn.view.width * mmPerUnit, drawn.view.height * mmPerUnit),
      ownCut: null,
      notes: paper ? [{ code: 'white-page-removed' }] : [],
    },
    mmPerUnit,
  }
}

/** Returns the layers, clipped to the page; null if the drawing isn't flat. */
function layersWithin({ root, view }: PlainSvg, k: number): Layer[] | null {
  const layers = readFlatLayers(root, [k, 0, 0, k, -view.left * k, -view.top * k])
  const page = makeRectangle(0, 0, view.width * k, view.height * k)
  const { right, bottom } = measureBox(page)
  return (
    layers
      ?.map((l) => {
        const box = measureBox(l.shape)
        const inside = box.left >= 0 && box.top >= 0 && box.right <= right && box.bottom <= bottom
        return inside ? l : { ...l, shape: intersect(l.shape, page) }
      })
      .filter((l) => l.shape.length > 0) ?? null
  )
}

/** Returns the lowest layer if it is a light rectangle of the page's size below other layers; otherwise null. */
function paperOf([lowest, ...rest]: readonly Layer[], { view }: PlainSvg, k: number): Layer | null {
  if (!lowest || rest.length === 0 || computeLuminance(lowest.fill) < MIN_PAPER_LUMINANCE) return null
  const page = makeRectangle(0, 0, view.width * k, view.height * k)
  return computeShapeArea(subtract(page, lowest.shape)) < computeShapeArea(page) * 1e-3 ? lowest : null
}
