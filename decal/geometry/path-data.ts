import svgpath from 'svgpath'
import { unionEvenOdd, union } from './shape-operations.ts'
import { convertArcToCurves } from './elliptic-arc.ts'
import { getCurveFineness, getCurrentFlatness } from './curve-fineness.ts'
import type { Point, Ring, Shape } from './shape.ts'

// The maximum number of chords per curve at the usual fineness.
const MAX_CHORDS = 48

type Cubic = { a: Point; b: Point; c: Point; d: Point }

/**
 * Reads SVG path data into a shape of straight chords. `tolerance` is the maximum distance of a chord from its curve, in the path's own
 * unit.
 */
export function readPathData(
  data: string,
  tolerance: number,
  rule: 'nonzero' | 'evenodd' = 'nonzero',
): Shape {
  const rings = flatten(data, tolerance)
  return rule === 'evenodd' ? unionEvenOdd(rings) : union(rings)
}

function flatten(data: string, tolerance: number): Shape {
  const rings: Shape = []
  let ring: Ring = []
  const end = (): void => {
    if (ring.length > 2) rings.push(ring)
    ring = []
  }
  svgpath(data)
    .abs()
    .unshort()
    .iterate(([command, ...numbers], _index, x, y) => {
      const start = ring[0]
      if (command === 'M' || command === 'Z' || command === 'z') end()
      // After a close command, a path may continue without a move command. It then continues from the start of the closed ring.
      if (command === 'Z' || command === 'z') ring = start ? [start] : []
      else ring.push(...pointsOf(command, numbers, { x, y }, tolerance))
    })
  end()
  return rings
}

/** Returns the points that a path command adds after its starting point. */
function pointsOf(command: string, numbers: readonly number[], from: Point, tolerance: number): Ring {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers
  switch (command) {
    case 'M':
    case 'L':
      return [{ x: a, y: b }]
    case 'H':
      return [{ x: a, y: from.y }]
    case 'V':
      return [{ x: from.x, y: a }]
    case 'C':
      return chords({ a: from, b: { x: a, y: b }, c: { x: c, y: d }, d: { x: e, y: f } }, tolerance)
    case 'Q':
      return chords(raised(from, { x: a, y: b }, { x: c, y: d }), tolerance)
    case 'A': {
      const arc = { rx: a, ry: b, turn: c, isLarge: d !== 0, isClockwise: e !== 0, to: { x: f, y: g } }
      let at = from
      return convertArcToCurves(from, arc).flatMap(({ c1, c2, to }) => {
        const points = chords({ a: at, b: c1, c: c2, d: to }, tolerance)
        at = to
        return points
      })
    }
    default:
      throw new Error(`path command ${command} was not made absolute`)
  }
}

function raised(a: Point, q: Point, d: Point): Cubic {
  const toward = (p: Point): Point => ({ x: p.x + (2 / 3) * (q.x - p.x), y: p.y + (2 / 3) * (q.y - p.y) })
  return { a, b: toward(a), c: toward(d), d }
}

/**
 * Divides a curve into equal steps of its parameter. The number of steps is Wang's bound, computed from the second differences of the
 * control points.
 */
function chords({ a, b, c, d }: Cubic, tolerance: number): Ring {
  const bendiness = Math.max(
    Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
    Math.hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y),
  )
  const wanted = Math.ceil(Math.sqrt((0.75 * bendiness) / getCurrentFlatness(tolerance)))
  const n = Math.min(MAX_CHORDS * getCurveFineness(), Math.max(1, wanted))
  return Array.from({ length: n }, (_, i) => {
    const t = (i + 1) / n
    const u = 1 - t
    const mix = (k: 'x' | 'y'): number =>
      u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
    return { x: mix('x'), y: mix('y') }
  })
}

/**
 * Writes a shape as short SVG path data. Steps are relative and have the number of decimals given by `decimals`. Rounding errors don't
 * accumulate.
 */
export function writePathData(shape: Shape, decimals = 2): string {
  const unit = 10 ** decimals
  return shape.map((ring) => writeRing(ring, unit)).join('')
}

function writeRing(ring: Ring, unit: number): string {
  const whole = ring.map((p) => ({ x: Math.round(p.x * unit), y: Math.round(p.y * unit) }))
  const [start, ...rest] = whole
  if (!start) return ''
  let data = `M${short(start.x / unit)}${joined(short(start.y / unit))}l`
  let before = start
  let first = true
  for (const p of rest) {
    if (p.x === before.x && p.y === before.y) continue
    const dx = short((p.x - before.x) / unit)
    data += (first ? dx : joined(dx)) + joined(short((p.y - before.y) / unit))
    before = p
    first = false
  }
  return first ? '' : `${data}z`
}

const short = (n: number): string => String(Number(n.toFixed(4))).replace(/^(-?)0\./, '$1.')
const joined = (n: string): string => (n.startsWith('-') ? n : ` ${n}`)
