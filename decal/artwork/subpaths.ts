import { flattenPath } from '../contour/cut-path.ts'
import type { CutPath } from '../decal.ts'
import type { Point, Ring } from '../geometry/shape.ts'

/** A subpath as drawn: cubic curves, closed or open. */
export type Subpath = CutPath & { closed: boolean }

/** An affine map as in SVG and PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type AffineMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY_MATRIX: AffineMatrix = [1, 0, 0, 1, 0, 0]

/** Returns the matrix that first applies `inner`, then `outer`. */
export function multiplyMatrices(
  [a, b, c, d, e, f]: AffineMatrix,
  [g, h, i, j, k, l]: AffineMatrix,
): AffineMatrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function transformPoint([a, b, c, d, e, f]: AffineMatrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** Returns the factor by which a matrix scales lengths, averaged over all directions. */
export function computeEnlargement([a, b, c, d]: AffineMatrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

export function transformSubpath(matrix: AffineMatrix, { start, curves, closed }: Subpath): Subpath {
  return {
    start: transformPoint(matrix, start),
    curves: curves.map(({ c1, c2, to }) => ({
      c1: transformPoint(matrix, c1),
      c2: transformPoint(matrix, c2),
      to: transformPoint(matrix, to),
    })),
    closed,
  }
}

/** Approximates a track by chords. `tolerance` is the maximum distance of a chord from the track. Returns the chords' end points. */
export function flattenSubpath(track: Subpath, tolerance: number): Ring {
  const points = [track.start, ...flattenPath(track, tolerance)]
  return points.filter((p, i) => {
    const before = points[i - 1]
    return before === undefined || p.x !== before.x || p.y !== before.y
  })
}

/** Builds tracks from the five path commands that SVG and PDF share. */
export class SubpathBuilder {
  readonly tracks: Subpath[] = []
  private track: Subpath | null = null
  private at: Point = { x: 0, y: 0 }

  move(to: Point): void {
    this.track = null
    this.at = to
  }

  curve(c1: Point, c2: Point, to: Point): void {
    this.begun().curves.push({ c1, c2, to })
    this.at = to
  }

  line(to: Point): void {
    const { x, y } = this.at
    const along = (t: number): Point => ({ x: x + (to.x - x) * t, y: y + (to.y - y) * t })
    this.curve(along(1 / 3), along(2 / 3), to)
  }

  close(): void {
    if (!this.track) return
    const { start } = this.track
    if (start.x !== this.at.x || start.y !== this.at.y) this.line(start)
    this.track.closed = true
    this.move(start)
  }

  position(): Point {
    return this.at
  }

  private begun(): Subpath {
    if (!this.track) {
      this.track = { start: this.at, curves: [], closed: false }
      this.tracks.push(this.track)
    }
    return this.track
  }
}
