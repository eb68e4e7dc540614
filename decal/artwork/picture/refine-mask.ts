import { computePixelLuminance } from './pixel-luminance.ts'
import type { Pixels } from './pixels.ts'
import type { Mask } from './trace-mask.ts'

/**
 * The guided filter's epsilon. Brightness (from 0 for black to 1 for white) that varies less than this variance is treated as one material.
 * A higher value smooths more.
 */
const TEXTURE = 0.0004
/** The distance from a coarse mask's edge within which to look for the picture's own edge, in coarse pixels. */
const REACH = 1.2
/** The factor by which the edge is sharpened, because the filter blurs it. */
const STEEPNESS = 3

/**
 * Moves a coarse mask's edge to the picture's own edge, with a guided filter (He, Sun, Tang 2013). `mask` and `pixels` must have the same
 * size; `coarsePx` is the size of one pixel of the coarse mask, in pixels.
 */
export function refineMask(mask: Mask, pixels: Pixels, coarsePx: number): Mask {
  const { width, height } = mask
  const radius = Math.max(1, Math.round(coarsePx * REACH))
  const blur = (values: Float32Array) => boxBlur(values, width, height, radius)
  const guide = Float32Array.from(mask.values, (_, i) => computePixelLuminance(pixels, i) / 255)
  const kept = Float32Array.from(mask.values, (value) => value / 255)
  const meanGuide = blur(guide)
  const meanKept = blur(kept)
  const slope = blur(guide.map((g, i) => g * (kept[i] ?? 0)))
  const variance = blur(guide.map((g) => g * g))
  for (let i = 0; i < slope.length; i += 1) {
    const [g, k] = [meanGuide[i] ?? 0, meanKept[i] ?? 0]
    slope[i] = ((slope[i] ?? 0) - g * k) / ((variance[i] ?? 0) - g * g + TEXTURE)
    meanKept[i] = k - (slope[i] ?? 0) * g
  }
  const [a, b] = [blur(slope), blur(meanKept)]
  const values = Uint8Array.from(mask.values, (_, i) => {
    const soft = (a[i] ?? 0) * (guide[i] ?? 0) + (b[i] ?? 0)
    return Math.round(255 * Math.min(1, Math.max(0, (soft - 0.5) * STEEPNESS + 0.5)))
  })
  return { values, width, height }
}

/** Replaces each value by the mean of the square around it. At the picture's edges, only the part inside the picture counts. */
function boxBlur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(values.length)
  const out = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) blurLine(values, rows, y * width, 1, width, radius)
  for (let x = 0; x < width; x += 1) blurLine(rows, out, x, width, height, radius)
  return out
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0
  for (let i = 0; i < Math.min(radius, count); i += 1) sum += from[start + i * step] ?? 0
  for (let i = 0; i < count; i += 1) {
    if (i + radius < count) sum += from[start + (i + radius) * step] ?? 0
    if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * step] ?? 0
    to[start + i * step] = sum / (Math.min(i + radius, count - 1) - Math.max(i - radius, 0) + 1)
  }
}
