import { makeLayer, type Layer } from '../../drawing.ts'
import { intersect, union, unionEvenOdd } from '../../geometry/shape-operations.ts'
import { mapPoints, measureBox, type Shape } from '../../geometry/shape.ts'
import {
  multiplyMatrices,
  flattenSubpath,
  computeEnlargement,
  transformPoint,
  transformSubpath,
  type AffineMatrix,
  type Subpath,
} from '../subpaths.ts'
import { parseTransform } from './parse-transform.ts'
import { parseSubpaths } from './parse-subpaths.ts'
import { outlineStroke } from './outline-stroke.ts'
import { walkElements } from './refuse-expensive-svg.ts'
import type { XmlElement } from './xml.ts'

/** Thrown if a drawing can't be converted to flat layers. The drawing is then rendered as a picture. */
class NotFlat extends Error {}

// Maximum distance of the chords from the curves, in mm.
const CURVE_TOLERANCE = 0.01
// Limits above which a drawing is rendered as a picture, because resolving crossings is slow.
const MAX_CURVES = 30_000
const MAX_WINDING = 400

type Scope = { matrix: AffineMatrix; clip: Shape | null }

/**
 * Returns the flat opaque layers of a plain drawing, from back to front, mapped to mm. Null if the drawing has gradients, pictures, masks,
 * filters or transparency, or is too complex.
 */
export function readFlatLayers(root: XmlElement, toMm: AffineMatrix): Layer[] | null {
  const reader = new FlatReader(root)
  try {
    reader.read(root, { matrix: toMm, clip: null })
    return mergeLayers(reader.layers)
  } catch (error) {
    if (error instanceof NotFlat) return null
    throw error
  }
}

class FlatReader {
  readonly layers: Layer[] = []
  private readonly clips: Map<string, XmlElement>
  private curves = 0

  constructor(root: XmlElement) {
    const all = [...walkElements(root)].filter(({ name }) => name === 'clipPath')
    this.clips = new Map(all.map((element) => [element.attributes.get('id') ?? '', element]))
  }

  read(element: XmlElement, scope: Scope): void {
    const { name, attributes } = element
    if (name === 'defs') return
    if (name === 'image' || attributes.has('mask') || attributes.has('filter')) throw new NotFlat()
    if (isMixed(attributes)) throw new NotFlat()
    const here = this.scopeOf(element, scope)
    if (name === 'path') this.path(element, here)
    for (const child of element.children) if (typeof child !== 'string') this.read(child, here)
  }

  private scopeOf({ attributes }: XmlElement, { matrix, clip }: Scope): Scope {
    const here = multiplyMatrices(matrix, parseTransform(attributes.get('transform')))
    const id = /^url\(#(.+)\)$/.exec(attributes.get('clip-path') ?? '')?.[1]
    const clipElement = id === undefined ? undefined : this.clips.get(id)
    if (!clipElement) return { matrix: here, clip }
    const shape = this.clipShape(clipElement, here)
    return { matrix: here, clip: clip ? intersect(clip, shape) : shape }
  }

  private clipShape(element: XmlElement, matrix: AffineMatrix): Shape {
    if (
      element.attributes.has('clip-path') ||
      element.attributes.get('clipPathUnits') === 'objectBoundingBox'
    )
      throw new NotFlat()
    const here = multiplyMatrices(matrix, parseTransform(element.attributes.get('transform')))
    const shapes = [...walkElements(element)].filter(({ name }) => name !== 'clipPath')
    return union(
      ...shapes.map((child) => {
        if (child.name !== 'path' || child.attributes.has('clip-path')) throw new NotFlat()
        const own = multiplyMatrices(here, parseTransform(child.attributes.get('transform')))
        return this.filled(child, own, 'clip-rule')
      }),
    )
  }

  private path({ attributes, ...element }: XmlElement, { matrix, clip }: Scope): void {
    if (attributes.get('visibility') === 'hidden') return
    const paints: [string | undefined, () => Shape][] = [
      [paintOf(attributes, 'fill'), () => this.filled({ ...element, attributes }, matrix, 'fill-rule')],
      [paintOf(attributes, 'stroke'), () => this.stroked(attributes, matrix)],
    ]
    if (/^\s*stroke/.test(attributes.get('paint-order') ?? '')) paints.reverse()
    for (const [colour, draw] of paints) {
      if (colour === undefined) continue
      const shape = clip ? intersect(draw(), clip) : draw()
      if (shape.length > 0) this.layers.push(makeLayer('motif', colour, shape))
    }
  }

  private filled({ attributes }: XmlElement, matrix: AffineMatrix, rule: string): Shape {
    const tracks = this.tracksOf(attributes).map((track) => transformSubpath(matrix, track))
    const rings = tracks.map((track) => flattenSubpath(track, CURVE_TOLERANCE))
    this.weigh(rings)
    return attributes.get(rule) === 'evenodd' ? unionEvenOdd(rings) : union(rings)
  }

  /** Outlines a stroke before it is transformed, because a skewed stroke is wider in one direction than in the other. */
  private stroked(attributes: Map<string, string>, matrix: AffineMatrix): Shape {
    if (attributes.has('stroke-dasharray')) throw new NotFlat()
    const k = computeEnlargement(matrix)
    if (!(k > 0)) return []
    const tracks = this.tracksOf(attributes).map((track) => transformSubpath([k, 0, 0, k, 0, 0], track))
    this.weigh(tracks.map((track) => flattenSubpath(track, CURVE_TOLERANCE)))
    const width = Number(attributes.get('stroke-width') ?? 1) * k
    const pen = {
      width,
      cap: attributes.get('stroke-linecap') ?? 'butt',
      join: attributes.get('stroke-linejoin') ?? 'miter',
      miterLimit: Number(attributes.get('stroke-miterlimit') ?? 4),
    }
    const [a, b, c, d, e, f] = matrix
    const rest: AffineMatrix = [a / k, b / k, c / k, d / k, e, f]
    return union(
      turnedBack(
        mapPoints(outlineStroke(tracks, pen, CURVE_TOLERANCE), (p) => transformPoint(rest, p)),
        rest,
      ),
    )
  }

  private tracksOf(attributes: Map<string, string>): Subpath[] {
    const tracks = parseSubpaths(attributes.get('d') ?? '')
    this.curves += tracks.reduce((sum, { curves }) => sum + curves.length, 0)
    if (this.curves > MAX_CURVES) throw new NotFlat()
    return tracks
  }

  /**
   * Refuses scribbles. Lines that are much longer than their bounding box cross themselves many times, and resolving the crossings takes
   * long.
   */
  private weigh(rings: Shape): void {
    const { width, height } = measureBox(rings)
    const length = rings.reduce(
      (sum, ring) =>
        sum +
        ring.reduce((l, p, i) => l + Math.hypot(p.x - (ring[i - 1] ?? p).x, p.y - (ring[i - 1] ?? p).y), 0),
      0,
    )
    if (!(length <= (width + height) * MAX_WINDING) || !Number.isFinite(length)) throw new NotFlat()
  }
}

/** Reverses the rings of a mirrored shape, because mirroring turns outlines into holes and vice versa. */
function turnedBack(shape: Shape, [a, b, c, d]: AffineMatrix): Shape {
  return a * d - b * c < 0 ? shape.map((ring) => ring.toReversed()) : shape
}

function isMixed(attributes: Map<string, string>): boolean {
  const blend = /mix-blend-mode:\s*(?!normal)/.test(attributes.get('style') ?? '')
  return blend || Number(attributes.get('opacity') ?? 1) < 1
}

function paintOf(attributes: Map<string, string>, kind: 'fill' | 'stroke'): string | undefined {
  const paint = attributes.get(kind) ?? 'none'
  if (paint === 'none') return undefined
  if (!/^#[0-9a-f]{6}$/.test(paint) || Number(attributes.get(`${kind}-opacity`) ?? 1) < 1) throw new NotFlat()
  return paint
}

/** Merges adjacent layers of the same colour. */
export function mergeLayers(layers: readonly Layer[]): Layer[] {
  const runs: { first: Layer; shapes: Shape[] }[] = []
  for (const next of layers) {
    const run = runs.at(-1)
    if (run?.first.fill === next.fill) run.shapes.push(next.shape)
    else runs.push({ first: next, shapes: [next.shape] })
  }
  return runs.map(({ first, shapes }) => ({
    ...first,
    shape: shapes.length > 1 ? union(...shapes) : first.shape,
  }))
}
