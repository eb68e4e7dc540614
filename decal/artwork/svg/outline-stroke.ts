import { union } from '../../geometry/shape-operations.ts'
import { inflateShape } from '../../geometry/clipper.ts'
import { signedRingArea, type Point, type Ring, type Shape } from '../../geometry/shape.ts'
import { flattenSubpath, type Subpath } from '../subpaths.ts'

/** A stroke's attributes, as in SVG. */
export type StrokeStyle = { width: number; cap: string; join: string; miterLimit: number }

// The cosine of a bend of about 6 degrees. A smaller bend is part of a curve that was converted to chords, so it gets no mitred corner.
const MIN_SMOOTH_COSINE = 0.995

/**
 * Outlines the area that a stroke covers, in the unit of its tracks. The unit has to be about 1 mm at the printed size, because the
 * accuracy is fixed.
 */
export function outlineStroke(tracks: readonly Subpath[], pen: StrokeStyle, tolerance: number): Shape {
  const join = pen.join === 'round' ? 'round' : 'bevel'
  const cap = pen.cap === 'round' || pen.cap === 'square' ? pen.cap : 'butt'
  const outlines = tracks.flatMap((track) => {
    const line = flattenSubpath(track, tolerance)
    const points = track.closed && same(line[0], line.at(-1)) ? line.slice(0, -1) : line
    const end = track.closed ? 'joined' : cap
    const plain = inflateShape([points], pen.width / 2, { join, end, arcTolerance: tolerance })
    return pen.join === 'miter' ? [...plain, ...pointedCorners(points, track.closed, pen)] : plain
  })
  return union(outlines)
}

const same = (a: Point | undefined, b: Point | undefined): boolean => a?.x === b?.x && a?.y === b?.y

/**
 * Returns the mitred corners that the miter limit allows. Clipper can't draw them, because unlike SVG it truncates long mitres instead of
 * bevelling them.
 */
function pointedCorners(points: Ring, closed: boolean, { width, miterLimit }: StrokeStyle): Shape {
  return points.flatMap((p, i) => {
    const ends = !closed && (i === 0 || i === points.length - 1)
    const [a, b] = [points.at(i - 1), points[(i + 1) % points.length]]
    if (ends || !a || !b) return []
    const [u, v] = [unit(a, p), unit(p, b)]
    const cos = u.x * v.x + u.y * v.y
    if (cos > MIN_SMOOTH_COSINE || cos < -0.9999) return []
    // The miter length as a multiple of the stroke width: 1 / sin of half the angle between the sides (SVG 2, 13.5.6).
    const long = 1 / Math.sqrt((1 + cos) / 2)
    if (!(long <= miterLimit)) return []
    const r = (width / 2) * (u.x * v.y - u.y * v.x > 0 ? 1 : -1)
    const from = { x: p.x + u.y * r, y: p.y - u.x * r }
    const to = { x: p.x + v.y * r, y: p.y - v.x * r }
    const reach = r / (1 + cos)
    const tip = { x: p.x + (u.y + v.y) * reach, y: p.y - (u.x + v.x) * reach }
    const corner = [p, from, tip, to]
    return [signedRingArea(corner) < 0 ? corner.toReversed() : corner]
  })
}

function unit(from: Point, to: Point): Point {
  const length = Math.max(Math.hypot(to.x - from.x, to.y - from.y), 1e-12)
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
