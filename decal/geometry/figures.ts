import { getCurrentFlatness } from './curve-fineness.ts'
import { sampleCurve } from './sample-curve.ts'
import { type Point, type Ring, type Shape } from './shape.ts'

// The maximum distance of a chord from the true arc, in mm.
const SAGITTA = 0.02

/** Returns the number of chords for a circle, given its radius in mm. */
function chordsFor(r: number): number {
  const sagitta = getCurrentFlatness(SAGITTA) / Math.max(r, 0.1)
  return Math.max(12, Math.ceil(Math.PI / Math.acos(1 - Math.min(sagitta, 0.5)) / 4) * 4)
}

export function computePolarPoint(angle: number, r: number, cx = 0, cy = 0): Point {
  return { x: cx + Math.cos(angle) * r, y: cy + Math.sin(angle) * r }
}

export function makeDisc(cx: number, cy: number, r: number): Shape {
  const n = chordsFor(r)
  return [Array.from({ length: n }, (_, i) => computePolarPoint((i / n) * 2 * Math.PI, r, cx, cy))]
}

export function makeEllipse(cx: number, cy: number, rx: number, ry: number): Shape {
  // All ellipses use points of the same unit circle. This gives two ellipses of the same size exactly the same chords, wherever they are.
  const n = chordsFor(1000)
  const step = Math.max(1, Math.floor(n / chordsFor(Math.max(rx, ry))))
  const ring: Ring = []
  for (let i = 0; i < n; i += step) {
    const { x, y } = computePolarPoint((i / n) * 2 * Math.PI, 1)
    ring.push({ x: cx + x * rx, y: cy + y * ry })
  }
  return [ring]
}

/** Draws the area between two concentric circles. */
export function makeRingBand(cx: number, cy: number, outer: number, inner: number): Shape {
  return [...makeDisc(cx, cy, outer), ...makeDisc(cx, cy, inner).map((ring) => ring.toReversed())]
}

/** Draws a part of the area between two concentric circles, between two angles (radians, clockwise from three o'clock). */
export function makeArcBand(r: number, thickness: number, from: number, to: number): Shape {
  const n = Math.max(3, Math.ceil((chordsFor(r) * Math.abs(to - from)) / (2 * Math.PI)))
  const along = (radius: number): Ring =>
    Array.from({ length: n + 1 }, (_, i) => computePolarPoint(from + ((to - from) * i) / n, radius))
  return [[...along(r + thickness / 2), ...along(r - thickness / 2).toReversed()]]
}

export function makeRectangle(left: number, top: number, width: number, height: number): Shape {
  return [
    [
      { x: left, y: top },
      { x: left + width, y: top },
      { x: left + width, y: top + height },
      { x: left, y: top + height },
    ],
  ]
}

export function makeRoundedRectangle(
  left: number,
  top: number,
  width: number,
  height: number,
  r: number,
): Shape {
  const n = chordsFor(r) / 4
  const corner = (cx: number, cy: number, start: number): Ring =>
    Array.from({ length: n + 1 }, (_, i) => computePolarPoint(start + ((Math.PI / 2) * i) / n, r, cx, cy))
  return [
    [
      ...corner(left + width - r, top + height - r, 0),
      ...corner(left + r, top + height - r, Math.PI / 2),
      ...corner(left + r, top + r, Math.PI),
      ...corner(left + width - r, top + r, Math.PI * 1.5),
    ],
  ]
}

/** Draws a regular polygon with a corner at the top. */
export function makeRegularPolygon(corners: number, cx: number, cy: number, r: number): Shape {
  return [
    Array.from({ length: corners }, (_, i) =>
      computePolarPoint(-Math.PI / 2 + (i / corners) * 2 * Math.PI, r, cx, cy),
    ),
  ]
}

export function makeStar(cx: number, cy: number, r: number, points = 5, waist = 0.42): Shape {
  return [
    Array.from({ length: points * 2 }, (_, i) =>
      computePolarPoint(-Math.PI / 2 + (i / points) * Math.PI, i % 2 === 0 ? r : r * waist, cx, cy),
    ),
  ]
}

/** Draws a disc whose edge has round bumps. `bumps` is the number of bumps. */
export function makeScallopedDisc(r: number, bumps: number, height: number): Shape {
  const around = sampleCurve(bumps * 10, (t) => {
    const angle = t * 2 * Math.PI
    return computePolarPoint(angle, r - height + height * Math.abs(Math.cos((angle * bumps) / 2)) ** 0.7)
  })
  return [around.slice(0, -1)]
}

/** Draws a disc with a saw-tooth edge. */
export function makeToothedDisc(r: number, teeth: number, height: number): Shape {
  return [
    Array.from({ length: teeth * 2 }, (_, i) =>
      computePolarPoint((i / teeth) * Math.PI, i % 2 === 0 ? r : r - height),
    ),
  ]
}
