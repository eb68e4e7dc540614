import { grow, subtract } from '../../geometry/booleans.ts'
import { areaOf, type Shape } from '../../geometry/shape.ts'
import { PRINT_WARNINGS } from '../warnings.ts'
import { luminanceOf } from './luminance.ts'
import type { Pixels } from './pixels.ts'
import { type Mask, traceMask } from './trace-mask.ts'

// Printed lines thinner than this many mm break up (the same limit as in preflight).
const LINE = 0.35
// The share of a drawing that may be thinner, because every drawing has tips and corners.
const TIPS = 0.04
const LEAST_MM2 = 1
// The darker half of a photograph falls apart into thousands of regions that are hardly ever lines.
const MAX_PIECES = 800
// Specks are removed before tracing, which takes seconds for a photograph's thousands of them. Tracing would drop those below twice this size.
const SPECK_MM2 = 0.03
const DARK = 90
/** The value from which a mask's pixel counts as kept. */
const HALF = 128

// Lines of fewer pixels than this can't be drawn smoothly.
const RAGGED_PX = 2
// How much smaller the copy that is measured may be than the picture, so that a line of two pixels is still one.
const MAX_SHRUNK = 1.3

type Measured = {
  pixels: Pixels
  kept: Mask
  mmPerPx: number
  /** The same of the picture itself, of which `pixels` may be a smaller copy. */
  mmPerOwnPx: number
}

/** Returns a note about lines or letters that are too fine to print at this size; null if there are none. */
export function finePartsNote({ pixels, kept, mmPerPx, mmPerOwnPx }: Measured): string | null {
  const isCoarse = mmPerOwnPx * RAGGED_PX > LINE
  const least = isCoarse ? mmPerOwnPx * RAGGED_PX : LINE
  // A line's width can't be measured reliably under two pixels of the copy.
  if (mmPerPx * RAGGED_PX > least * (isCoarse ? MAX_SHRUNK : 1)) return null
  const dark = withoutSpecks(darkPart(pixels, kept), SPECK_MM2 / mmPerPx ** 2)
  const drawn = dark ? [kept, dark] : [kept]
  if (!drawn.some((mask) => isFine(traceMask(mask, mmPerPx), least))) return null
  return isCoarse ? PRINT_WARNINGS.raggedLines : PRINT_WARNINGS.thinLines
}

/** Whether a notable part of a shape is thinner than `least` mm. */
function isFine(shape: Shape, least: number): boolean {
  if (shape.length === 0 || shape.length > MAX_PIECES) return false
  const sound = grow(grow(shape, -least / 2, least / 50), (least / 2) * Math.SQRT2, least / 50)
  const lost = areaOf(subtract(shape, sound))
  return lost >= LEAST_MM2 && lost > areaOf(shape) * TIPS
}

/** Removes specks and pinholes of fewer than `least` pixels from a mask. Null if more than MAX_PIECES parts and holes are left. */
function withoutSpecks({ values, width, height }: Mask, least: number): Mask | null {
  const clean = values.slice()
  const seen = new Uint8Array(values.length)
  const area = new Int32Array(values.length)
  let pieces = 0
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start]) continue
    const isDark = (clean[start] ?? 0) >= HALF
    const add = (pixel: number, count: number): number => {
      if (seen[pixel] || (clean[pixel] ?? 0) >= HALF !== isDark) return count
      seen[pixel] = 1
      area[count] = pixel
      return count + 1
    }
    let count = add(start, 0)
    for (let i = 0; i < count; i += 1) {
      const pixel = area[i] ?? 0
      const x = pixel % width
      if (x > 0) count = add(pixel - 1, count)
      if (x < width - 1) count = add(pixel + 1, count)
      if (pixel >= width) count = add(pixel - width, count)
      if (pixel < values.length - width) count = add(pixel + width, count)
    }
    if (count < least) for (let i = 0; i < count; i += 1) clean[area[i] ?? 0] = isDark ? 0 : 255
    else pieces += 1
    if (pieces > MAX_PIECES) return null
  }
  return { values: clean, width, height }
}

function darkPart(pixels: Pixels, { values, width, height }: Mask): Mask {
  const dark = new Uint8Array(values.length)
  for (let i = 0; i < dark.length; i += 1)
    if ((values[i] ?? 0) >= 128)
      dark[i] = Math.min(255, Math.max(0, 128 + 2 * (DARK - luminanceOf(pixels, i))))
  return { values: dark, width, height }
}
