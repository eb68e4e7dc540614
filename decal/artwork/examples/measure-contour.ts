import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { flattenPath } from '../../contour/cut-path.ts'
import type { Decal } from '../../decal.ts'
import { growRound } from '../../geometry/shape-operations.ts'
import { writePathData } from '../../geometry/path-data.ts'
import { measureBox, type Shape } from '../../geometry/shape.ts'
import type { ArtworkReading } from '../artwork-reading.ts'

/** Measures of how closely an outline follows the artwork that it was traced from. */
export type ContourQuality = {
  /** The overlap (intersection over union) of the traced outline and the true artwork, after each is enlarged by 3 mm. */
  likeness: number
  /** Distance in mm between the two enlarged outlines: the mean along the traced outline, and the maximum. */
  meanMm: number
  worstMm: number
  /** Number of artwork pixels outside the cut. */
  artOutside: number
}

const OFFSET = 3
const WIDTH = 1600
const MARGIN_MM = 6

/**
 * Compares a traced outline with the alpha channel of `truth`, a transparent PNG of the same artwork. The PNG's visible part is scaled to
 * fit the traced silhouette.
 */
export async function measureContour(
  truth: Buffer,
  reading: ArtworkReading,
  decal: Decal,
): Promise<ContourQuality> {
  const box = measureBox(reading.silhouette)
  const page = { width: box.width + 2 * MARGIN_MM, height: box.height + 2 * MARGIN_MM }
  const k = WIDTH / page.width
  const height = Math.round(page.height * k)
  const margin = Math.round(MARGIN_MM * k)
  const art = await sharp(await sharp(truth).trim({ background: '#00000000', threshold: 127 }).toBuffer())
    .resize({ width: WIDTH - 2 * margin, height: height - 2 * margin, fit: 'fill' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#00000000' })
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const distance = distancesTo(art, WIDTH, height)
  const reach = OFFSET * k
  const drawn = (shape: Shape, left: number, top: number): Uint8Array =>
    filled(shape, { left: left - MARGIN_MM, top: top - MARGIN_MM, ...page }, WIDTH)
  const exact = growRound(reading.silhouette, OFFSET, 0.005)
  const found = drawn(exact, box.left, box.top)
  let [both, either] = [0, 0]
  for (let i = 0; i < art.length; i += 1) {
    const [a, b] = [(found[i] ?? 0) >= 128, (distance[i] ?? 0) <= reach]
    if (a && b) both += 1
    if (a || b) either += 1
  }
  const off = exact.flat().map(({ x, y }) => {
    const [px, py] = [(x - box.left + MARGIN_MM) * k, (y - box.top + MARGIN_MM) * k]
    return Math.abs((distance[Math.floor(py) * WIDTH + Math.floor(px)] ?? 0) - reach) / k
  })
  // The cut line is in the decal's coordinates, so the artwork is moved to the same coordinates.
  const placed = measureBox(decal.silhouette)
  const inside = drawn([flattenPath(decal.cut, 0.01)], placed.left, placed.top)
  return {
    likeness: both / either,
    meanMm: off.reduce((sum, d) => sum + d, 0) / off.length,
    worstMm: Math.max(...off),
    artOutside: art.reduce((n, a, i) => n + (a >= 128 && (inside[i] ?? 0) < 128 ? 1 : 0), 0),
  }
}

type View = { left: number; top: number; width: number; height: number }

/** Rasterises a filled shape and returns its alpha. */
function filled(shape: Shape, { left, top, width, height }: View, widthPx: number): Uint8Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"><path d="${writePathData(shape, 4)}"/></svg>`
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx } }).render()
  return Uint8Array.from({ length: pixels.length / 4 }, (_, i) => pixels[i * 4 + 3] ?? 0)
}

/** Computes the distance from every pixel to the nearest pixel of the artwork, in pixels (Felzenszwalb and Huttenlocher 2012). */
function distancesTo(alpha: Uint8Array, width: number, height: number): Float64Array {
  const squared = Float64Array.from(alpha, (a) => (a >= 128 ? 0 : 1e12))
  for (let x = 0; x < width; x += 1) {
    const column = Float64Array.from({ length: height }, (_, y) => squared[y * width + x] ?? 0)
    lowestParabolas(column).forEach((d, y) => (squared[y * width + x] = d))
  }
  for (let y = 0; y < height; y += 1) {
    squared.set(lowestParabolas(squared.slice(y * width, (y + 1) * width)), y * width)
  }
  return squared.map(Math.sqrt)
}

function lowestParabolas(f: Float64Array): Float64Array {
  const n = f.length
  const [places, from] = [new Int32Array(n), new Float64Array(n + 1)]
  const at = (i: number): number => (f[i] ?? 0) + i * i
  let k = 0
  from[0] = -Infinity
  from[1] = Infinity
  for (let q = 1; q < n; q += 1) {
    let s = 0
    for (; k >= 0; k -= 1) {
      const p = places[k] ?? 0
      s = (at(q) - at(p)) / (2 * q - 2 * p)
      if (s > (from[k] ?? 0)) break
    }
    k += 1
    places[k] = q
    from[k] = s
    from[k + 1] = Infinity
  }
  k = 0
  return f.map((_, q) => {
    while ((from[k + 1] ?? Infinity) < q) k += 1
    const p = places[k] ?? 0
    return (q - p) ** 2 + (f[p] ?? 0)
  })
}
