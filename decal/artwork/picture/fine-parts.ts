import { grow, subtract } from '../../geometry/booleans.ts'
import { areaOf, type Shape } from '../../geometry/shape.ts'
import { luminanceOf } from './luminance.ts'
import type { Pixels } from './pixels.ts'
import { type Mask, traceMask } from './trace-mask.ts'

// Printed lines thinner than this many mm break up (the same limit as in preflight).
const LINE = 0.35
// The share of a drawing that may be thinner, because every drawing has tips and corners.
const TIPS = 0.04
const LEAST_MM2 = 1
// The darker half of a photograph falls apart into thousands of regions that are hardly ever lines.
const MOST_PIECES = 800
const DARK = 90

/** Returns a note about lines or letters that are too fine to print at this size; null if there are none. */
export function finePartsNote(pixels: Pixels, kept: Mask, mmPerPx: number): string | null {
  // A line's width can't be measured reliably under two pixels.
  if (mmPerPx * 2 > LINE) return null
  const drawn = [kept, darkPart(pixels, kept)].map((mask) => traceMask(mask, mmPerPx))
  if (!drawn.some(isFine)) return null
  return `Some lines or letters are thinner than ${LINE} mm at this size and may break up in print. Please choose a larger size, or make them thicker.`
}

function isFine(shape: Shape): boolean {
  if (shape.length === 0 || shape.length > MOST_PIECES) return false
  const sound = grow(grow(shape, -LINE / 2, LINE / 50), (LINE / 2) * Math.SQRT2, LINE / 50)
  const lost = areaOf(subtract(shape, sound))
  return lost >= LEAST_MM2 && lost > areaOf(shape) * TIPS
}

function darkPart(pixels: Pixels, { values, width, height }: Mask): Mask {
  const dark = new Uint8Array(values.length)
  for (let i = 0; i < dark.length; i += 1)
    if ((values[i] ?? 0) >= 128)
      dark[i] = Math.min(255, Math.max(0, 128 + 2 * (DARK - luminanceOf(pixels, i))))
  return { values: dark, width, height }
}
