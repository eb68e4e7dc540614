import svgpath from 'svgpath'
import { unionEvenOdd, union } from './booleans.ts'
import type { Point, Ring, Shape } from './shape.ts'

type Cubic = { a: Point; b: Point; c: Point; d: Point }

/**
 * Reads SVG path data into a shape of straight chords.
 * `tolerance` is the greatest distance of a chord from its curve, in the path's own unit.
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
    .unarc()
    .iterate((segment, _index, x, y) => {
      const from = { x, y }
      switch (segment[0]) {
        case 'M':
          end()
          ring.push({ x: segment[1], y: segment[2] })
          break
        case 'L':
          ring.push({ x: segment[1], y: segment[2] })
          break
        case 'H':
          ring.push({ x: segment[1], y })
          break
        case 'V':
          ring.push({ x, y: segment[1] })
          break
        case 'C': {
          const [, bx, by, cx, cy, dx, dy] = segment
          ring.push(
            ...chords({ a: from, b: { x: bx, y: by }, c: { x: cx, y: cy }, d: { x: dx, y: dy } }, tolerance),
          )
          break
        }
        case 'Q':
          ring.push(
            ...chords(
              raised(from, { x: segment[1], y: segment[2] }, { x: segment[3], y: segment[4] }),
              tolerance,
            ),
          )
          break
        case 'Z':
        case 'z': {
          const start = ring[0]
          end()
          // A path may go on after a close without a new move: it goes on from the start of the closed ring.
          if (start) ring.push(start)
          break
        }
        default:
          throw new Error(`path command ${segment[0]} was not made absolute`)
      }
    })
  end()
  return rings
}

function raised(a: Point, q: Point, d: Point): Cubic {
  const toward = (p: Point): Point => ({ x: p.x + (2 / 3) * (q.x - p.x), y: p.y + (2 / 3) * (q.y - p.y) })
  return { a, b: toward(a), c: toward(d), d }
}

/** Equal steps in the parameter; their number from the second difference, after Wang's bound. */
function chords({ a, b, c, d }: Cubic, tolerance: number): Ring {
  const bendiness = Math.max(
    Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
    Math.hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y),
  )
  const n = Math.min(48, Math.max(1, Math.ceil(Math.sqrt((0.75 * bendiness) / tolerance))))
  return Array.from({ length: n }, (_, i) => {
    const t = (i + 1) / n
    const u = 1 - t
    const mix = (k: 'x' | 'y'): number =>
      u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
    return { x: mix('x'), y: mix('y') }
  })
}

/** Writes a shape as short SVG path data: relative steps, `decimals` digits, no drift. */
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
