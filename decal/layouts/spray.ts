import { union } from '../geometry/shape-operations.ts'
import { makeDisc, makeEllipse, computePolarPoint } from '../geometry/figures.ts'
import { bluntTips } from '../geometry/make-printable.ts'
import { sampleCurve } from '../geometry/sample-curve.ts'
import { measureBox, type Box, type Ring, type Shape } from '../geometry/shape.ts'
import type { RandomSource } from '../random.ts'

/** Draws a cloud of spray behind lettering: round puffs along an ellipse slightly larger than the lettering's box, and drops around it. */
export function drawSprayCloud(
  random: RandomSource,
  box: Box,
  drops: number,
): { shape: Shape; drops: Shape } {
  const [rx, ry] = [box.width / 2 + 1, box.height / 2 + 5]
  const count = 11
  const puffs = Array.from({ length: count }, (_, i) => {
    const angle = ((i + random() * 0.5) / count) * 2 * Math.PI
    const at = computePolarPoint(angle, 1)
    return { angle, x: box.cx + at.x * rx * 0.84, y: box.cy + at.y * ry * 0.8, r: 8 + random() * 6 }
  })
  const heart = makeEllipse(box.cx, box.cy, rx * 0.86, ry * 0.86)
  const flown = Array.from({ length: drops }, (_, i) => {
    const puff = puffs[(i * 7) % count] ?? { angle: 0, x: box.cx, y: box.cy, r: 10 }
    const r = 0.6 + 1.5 * random() ** 2
    // Drops are close to the cloud, so that the cut surrounds cloud and drops together, without a bulge around each drop.
    const at = computePolarPoint(
      puff.angle + (random() - 0.5) * 1.3,
      puff.r + r + 0.6 + random() * 1.6,
      puff.x,
      puff.y,
    )
    return makeDisc(at.x, at.y, r)
  })
  return { shape: union(...puffs.map(({ x, y, r }) => makeDisc(x, y, r)), heart), drops: flown.flat() }
}

/**
 * Draws paint running down from the letters: a few drips of different widths and lengths, flared at the top and round at the end, some with
 * a loose drop below. `longest` is the approximate length of the longest drip, in mm.
 */
export function drawDrips(random: RandomSource, text: Shape, count: number, longest: number): Shape {
  const box = measureBox(text)
  let x = box.left + box.width * (0.06 + random() * 0.06)
  const runs: Shape[] = []
  for (let i = 0; i < count && x < box.right - 2; i += 1) {
    const foot = lowestWithin(text, x - 2.2, x + 2.2)
    const length = 2.5 + longest * random() ** 1.6
    // Only the lowest line of text drips, because a drip from a higher line would cover letters.
    if (foot > box.bottom - box.height * 0.4) {
      runs.push(drip(x, foot - 1.2, length, 1.1 + random() * 0.8))
      if (random() < 0.35) runs.push(makeDisc(x + 0.3, foot + length + 5.6, 0.9 + random() * 0.5))
    }
    x += (box.width * (0.5 + random())) / count
  }
  return runs.length > 0 ? bluntTips(union(...runs)) : []
}

/** Returns the lowest point of a shape between two vertical lines; -Infinity if no part of the shape is there. */
function lowestWithin(shape: Shape, left: number, right: number): number {
  let lowest = -Infinity
  for (const ring of shape) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      if (Math.max(a.x, b.x) < left || Math.min(a.x, b.x) > right) return
      const yAt = (x: number): number => (a.x === b.x ? b.y : a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x))
      const within = (x: number): number => Math.min(right, Math.max(left, x))
      lowest = Math.max(lowest, yAt(within(a.x)), yAt(within(b.x)))
    })
  }
  return lowest
}

/** Draws one drip. `length` is its length in mm, `half` about half its width. */
function drip(x: number, top: number, length: number, half: number): Shape {
  const end = top + length + 2
  const width = (t: number): number => half * (1 + 2.1 * Math.exp(-t * 8) - 0.2 * t)
  const side = (sign: number): Ring =>
    sampleCurve(14, (t) => ({ x: x + sign * width(t), y: top + (end - top) * t }))
  return union([[...side(1), ...side(-1).toReversed()]], makeDisc(x, end, half * 1.16))
}

/** Draws a curved arrow under a box, thin at its tail, with its head on the right. */
export function drawSwoosh(box: Box, y: number): Shape {
  const [from, to] = [box.left - 1, box.right - 8]
  const at = (t: number): Ring[number] => ({
    x: from + (to - from) * t,
    y: y + 5.5 * Math.sin(t * Math.PI) - 5 * t,
  })
  const half = (t: number): number => 0.7 + 2.3 * t
  const upper = sampleCurve(26, (t) => ({ x: at(t).x, y: at(t).y - half(t) }))
  const lower = sampleCurve(26, (t) => ({ x: at(t).x, y: at(t).y + half(t) }))
  const tip = at(1)
  const head = [
    { x: tip.x - 1.5, y: tip.y - 7.4 },
    { x: tip.x + 12, y: tip.y - 3.4 },
    { x: tip.x + 1.5, y: tip.y + 7 },
  ]
  return union([[...upper, ...lower.toReversed()]], [head])
}
