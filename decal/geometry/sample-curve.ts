import { getCurveFineness, getCurrentFlatness } from './curve-fineness.ts'
import type { Point } from './shape.ts'

// Chord tolerance of a finely drawn curve, in mm at the usual size of drawings.
const FLATNESS = 0.02
// The maximum number of times that a piece is halved. A cusp would be halved forever, because it never becomes flat.
const MAX_DEPTH = 12

/** Samples a curve from t = 0 to 1 in equal pieces. At a higher fineness than usual, each piece is halved until it is flat. */
export function sampleCurve(pieces: number, at: (t: number) => Point): Point[] {
  const usual = Array.from({ length: pieces + 1 }, (_, i) => i / pieces)
  if (getCurveFineness() === 1) return usual.map(at)
  return usual.flatMap((t, i) => {
    const before = usual[i - 1]
    return before === undefined ? [at(t)] : halved(at, before, t, MAX_DEPTH)
  })
}

/** Returns the points of a piece, except its first point. */
function halved(at: (t: number) => Point, from: number, to: number, deepest: number): Point[] {
  const [a, b] = [at(from), at(to)]
  const isFlat = [0.25, 0.5, 0.75].every(
    (share) => distance(at(from + (to - from) * share), a, b) <= getCurrentFlatness(FLATNESS),
  )
  if (isFlat || deepest === 0) return [b]
  const middle = (from + to) / 2
  return [...halved(at, from, middle, deepest - 1), ...halved(at, middle, to, deepest - 1)]
}

function distance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(p.x - a.x, p.y - a.y)
  return Math.abs(dx * (p.y - a.y) - dy * (p.x - a.x)) / length
}
