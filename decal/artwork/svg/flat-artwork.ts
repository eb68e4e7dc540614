import { luminance } from '../../colour.ts'
import type { Layer } from '../../drawing.ts'
import { intersect, subtract, union } from '../../geometry/booleans.ts'
import { rectangle } from '../../geometry/figures.ts'
import { areaOf, boxOf, scale, type Shape } from '../../geometry/shape.ts'
import type { Content } from '../content.ts'
import { TOLERANCE } from '../picture/flat-background.ts'
import { drawShapeMask } from '../picture/mask-picture.ts'
import type { ReadOptions } from '../reading.ts'
import { WORKING_PX } from '../limits.ts'
import { Refused } from '../refusals.ts'
import type { DrawnSvg } from './drawn-svg.ts'
import { flatLayers } from './flat-layers.ts'

// A page this light is the paper, not the artwork.
const PAPER = 0.9

type Found = { content: Content; mmPerUnit: number }

/**
 * A drawing of flat paint as layers in mm, the artwork `artMm` wide; null when its paint is not flat.
 * A white rectangle that fills the page is taken for paper, unless the tolerance is 0. Throws Refused `blank`.
 */
export function flatArtwork(drawn: DrawnSvg, artMm: number, options: ReadOptions): Found | null {
  // The artwork may be much smaller than its page: the second try is drawn as finely as it needs.
  let k = artMm / drawn.view.width
  for (let tries = 0; ; tries += 1) {
    const layers = layersWithin(drawn, k)
    if (!layers) return null
    const tolerance = options.tolerance ?? TOLERANCE
    const paper = tolerance > 0 ? paperOf(layers, drawn, k) : null
    const printed = paper ? layers.slice(1) : layers
    const silhouette = union(...printed.map(({ shape }) => shape))
    const { width } = boxOf(silhouette)
    if (!(width > 0 && areaOf(silhouette) > 0)) throw new Refused('blank')
    if (tries < 2 && Math.abs(width / artMm - 1) > 0.2) {
      k *= artMm / width
      continue
    }
    const exact = artMm / width
    const put = (shape: Shape): Shape => scale(shape, exact)
    const mmPerUnit = k * exact
    return {
      content: {
        artwork: { kind: 'layers', layers: printed.map((l) => ({ ...l, shape: put(l.shape) })) },
        silhouette: put(silhouette),
        ...pixelSize(drawn),
        dpi: null,
        hasAlpha: true,
        background: { removed: paper !== null, tolerance, colour: paper?.fill ?? null },
        maskPng: drawShapeMask(put(silhouette), drawn.view.width * mmPerUnit, drawn.view.height * mmPerUnit),
        ownCut: null,
        notes: paper ? ['A white page behind the artwork was taken away.'] : [],
      },
      mmPerUnit,
    }
  }
}

/** The layers, without what sticks out of the page; null when the drawing is not flat. */
function layersWithin({ root, view }: DrawnSvg, k: number): Layer[] | null {
  const layers = flatLayers(root, [k, 0, 0, k, -view.left * k, -view.top * k])
  const page = rectangle(0, 0, view.width * k, view.height * k)
  const { right, bottom } = boxOf(page)
  return (
    layers
      ?.map((l) => {
        const box = boxOf(l.shape)
        const inside = box.left >= 0 && box.top >= 0 && box.right <= right && box.bottom <= bottom
        return inside ? l : { ...l, shape: intersect(l.shape, page) }
      })
      .filter((l) => l.shape.length > 0) ?? null
  )
}

/** The lowest layer, where it is a light rectangle as large as the page with something on it. */
function paperOf([lowest, ...rest]: readonly Layer[], { view }: DrawnSvg, k: number): Layer | null {
  if (!lowest || rest.length === 0 || luminance(lowest.fill) < PAPER) return null
  const page = rectangle(0, 0, view.width * k, view.height * k)
  return areaOf(subtract(page, lowest.shape)) < areaOf(page) * 1e-3 ? lowest : null
}

function pixelSize({ view }: DrawnSvg): { widthPx: number; heightPx: number } {
  const px = WORKING_PX / Math.max(view.width, view.height)
  return { widthPx: Math.round(view.width * px), heightPx: Math.round(view.height * px) }
}
