import sharp from 'sharp'
import { traceMask } from '../artwork/picture/trace-mask.ts'
import type { Artwork, Decal } from '../decal.ts'
import { growRound, intersect, union } from '../geometry/shape-operations.ts'
import { translateShape, type Shape } from '../geometry/shape.ts'
import { isBareFilm } from './inks.ts'

// The maximum number of pixels per side of the picture whose outline is traced.
const MAX_TRACED_SIDE_PX = 2_000
// Tolerance in mm for rounding the plate's edge.
const FLATNESS = 0.005

/**
 * Returns the area of white ink below a decal's print, in mm: below all artwork, including its white parts, and below any border that isn't
 * bare film. `chokeMm` is the distance in mm that the white ink keeps from the print's edge, so that no white shows there. The area is an
 * outline even below a picture, because RIPs read spot colours only from vectors. Empty for cut film.
 */
export async function computeWhitePlate(decal: Decal, chokeMm: number): Promise<Shape> {
  const { artwork, bleed, border, film } = decal
  if (film) return []
  const ground = isBareFilm(border) ? [] : bleed
  const printed = intersect(union(await printedShape(artwork), ground), bleed)
  return growRound(printed, -chokeMm, FLATNESS)
}

async function printedShape(artwork: Artwork): Promise<Shape> {
  if (artwork.kind === 'layers') return union(...artwork.layers.map(({ shape }) => shape))
  const { data, info } = await sharp(artwork.png)
    .ensureAlpha()
    .extractChannel(3)
    .resize({
      width: MAX_TRACED_SIDE_PX,
      height: MAX_TRACED_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { left, top, width } = artwork.box
  const mask = { values: new Uint8Array(data), width: info.width, height: info.height }
  return translateShape(traceMask(mask, width / info.width), left, top)
}
