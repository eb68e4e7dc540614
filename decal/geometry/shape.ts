/** A point in millimetres; y grows downwards, as in SVG. */
export type Point = { x: number; y: number }
/** A closed ring: the last point joins the first. Rings are never changed in place. */
export type Ring = Point[]
/** An area. Outer rings wind in one direction, holes in the other (non-zero winding). */
export type Shape = Ring[]

export type Box = {
  left: number
  top: number
  right: number
  bottom: number
  width: number
  height: number
  cx: number
  cy: number
}

export function mapPoints(shape: Shape, move: (point: Point) => Point): Shape {
  return shape.map((ring) => ring.map(move))
}

export function translateShape(shape: Shape, dx: number, dy: number): Shape {
  return mapPoints(shape, (p) => ({ x: p.x + dx, y: p.y + dy }))
}

/** Scales a shape about the origin. A negative factor mirrors the shape and reverses its rings, so that their winding stays the same. */
export function scaleShape(shape: Shape, kx: number, ky: number = kx): Shape {
  const scaled = mapPoints(shape, (p) => ({ x: p.x * kx, y: p.y * ky }))
  return kx * ky < 0 ? scaled.map((ring) => ring.toReversed()) : scaled
}

/** Rotates a shape clockwise about the origin. */
export function rotateShape(shape: Shape, degrees: number): Shape {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return mapPoints(shape, (p) => ({ x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos }))
}

/** Slants a shape to the right by an angle in degrees. The baseline y = 0 stays in place. */
export function skewShape(shape: Shape, degrees: number): Shape {
  const k = Math.tan((degrees * Math.PI) / 180)
  return mapPoints(shape, (p) => ({ x: p.x - p.y * k, y: p.y }))
}

/** Returns the bounding box of a shape; all zeros if it is empty. */
export function measureBox(shape: Shape): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of shape) {
    for (const { x, y } of ring) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (left > right) [left, top, right, bottom] = [0, 0, 0, 0]
  return {
    left,
    top,
    right,
    bottom,
    width: right - left,
    height: bottom - top,
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
  }
}

/** Returns the signed area of a ring in mm². */
export function signedRingArea(ring: Ring): number {
  let sum = 0
  let before = ring.at(-1)
  for (const p of ring) {
    if (before) sum += before.x * p.y - p.x * before.y
    before = p
  }
  return sum / 2
}

/** Returns the area of a shape in mm², not counting its holes. */
export function computeShapeArea(shape: Shape): number {
  return Math.abs(shape.reduce((sum, ring) => sum + signedRingArea(ring), 0))
}
