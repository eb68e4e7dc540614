import { vectorizeRaw } from '@neplex/vectorizer'
import sharp from 'sharp'
import type { Artwork } from '../../decal.ts'
import { intersect } from '../../geometry/shape-operations.ts'
import type { Shape } from '../../geometry/shape.ts'
import { convertToPlainSvg } from '../svg/plain-svg.ts'
import { readFlatLayers, mergeLayers } from '../svg/read-flat-layers.ts'
import { parseXml } from '../svg/xml.ts'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import type { Foreground } from './extract-foreground.ts'
import { reduceColours, findNearestColour } from './reduce-colours.ts'
import { wrapPixelsInSharp, toPixels, type Pixels } from './pixels.ts'

// Limits for a vectorised drawing. Photographs and JPEG noise give thousands of paths, a drawing in a few flat colours about a hundred.
const MAX_COLOURS = 10
const MEDIAN_FILTER_PX = 3
/** A picture's scale in mm per pixel, and the position of its upper left corner in mm. */
type PixelPlacement = { mmPerPx: number; dx: number; dy: number }

/**
 * Redraws a picture as flat shapes of at most ten colours, within its outline. Throws ArtworkRefusedError `too-complex` if it can't be reduced to flat
 * shapes.
 */
export async function vectorise(
  pixels: Pixels,
  kept: Foreground,
  silhouette: Shape,
  { mmPerPx, dx, dy }: PixelPlacement,
): Promise<Artwork> {
  const { flat, palette } = reduceColours(await calmed(pixels, kept))
  const svg = await vectorizeRaw(Buffer.from(flat.data), flat, {
    colorMode: 0,
    hierarchical: 0,
    filterSpeckle: 6,
    colorPrecision: 8,
    layerDifference: 12,
    mode: 2,
    cornerThreshold: 60,
    lengthThreshold: 4,
    maxIterations: 10,
    spliceThreshold: 45,
    pathPrecision: 2,
  })
  const layers = readFlatLayers(convertToPlainSvg(parseXml(svg)).root, [mmPerPx, 0, 0, mmPerPx, dx, dy])
  if (!layers) throw new ArtworkRefusedError('too-complex')
  const inside = mergeLayers(layers.map((l) => ({ ...l, fill: findNearestColour(palette, l.fill) })))
    .map((l) => ({ ...l, shape: intersect(l.shape, silhouette) }))
    .filter((l) => l.shape.length > 0)
  if (inside.length === 0) throw new ArtworkRefusedError('blank')
  return { kind: 'layers', layers: inside }
}

/** Removes noise from the picture and fills its transparent parts with its own background, or with white. */
async function calmed(pixels: Pixels, { background }: Foreground): Promise<Pixels> {
  const calm = await wrapPixelsInSharp(pixels)
    .flatten({ background: background.colour ?? '#ffffff' })
    .median(MEDIAN_FILTER_PX)
    .png({ palette: true, colours: MAX_COLOURS, dither: 0, effort: 1 })
    .toBuffer()
  return toPixels(sharp(calm))
}
