import { contours } from 'd3-contour'
import { dropRedundantPoints, union } from '../../geometry/shape-operations.ts'
import { signedRingArea, type Shape } from '../../geometry/shape.ts'

/** The share of each pixel that is kept, 0 to 255. */
export type Mask = { values: Uint8Array; width: number; height: number }

// The value from which a pixel counts as kept.
const HALF = 128
// Specks of dust smaller than this, in mm², are dropped, so that they don't make a decal larger.
const SPECK = 0.06
// The tolerance for replacing curves by chords, in mm: a tenth of a pixel of a small decal.
const CHORDS = 0.005

/**
 * Traces the outline of a mask in mm, with `mmPerPx` mm per pixel and the picture's upper left corner at the origin. Uses marching squares
 * with interpolated crossing points.
 */
export function traceMask(mask: Mask, mmPerPx: number): Shape {
  const { values, width, height } = margined(mask)
  const { coordinates } = contours().size([width, height]).smooth(true).contour(Array.from(values), HALF)
  const rings = coordinates
    .flat()
    .map((ring) => ring.slice(1).map(([x = 0, y = 0]) => ({ x: (x - 1) * mmPerPx, y: (y - 1) * mmPerPx })))
    .filter((ring) => Math.abs(signedRingArea(ring)) >= SPECK)
  return dropRedundantPoints(union(rings), CHORDS)
}

/** Smooths the jagged edge of a mask: each pixel becomes the mean of itself and its eight neighbours. */
export function softenMask({ values, width, height }: Mask): Mask {
  const rows = new Uint16Array(values.length)
  const soft = new Uint8Array(values.length)
  for (let i = 0; i < values.length; i += 1) {
    const x = i % width
    const here = values[i] ?? 0
    rows[i] = here + (x > 0 ? (values[i - 1] ?? 0) : here) + (x < width - 1 ? (values[i + 1] ?? 0) : here)
  }
  for (let i = 0; i < values.length; i += 1) {
    const here = rows[i] ?? 0
    soft[i] = (here + (rows[i - width] ?? here) + (rows[i + width] ?? here)) / 9
  }
  return { values: soft, width, height }
}

/** Adds a border of empty pixels to a mask, so that every outline is closed. */
function margined({ values, width, height }: Mask): Mask {
  const wide = width + 2
  const all = new Uint8Array(wide * (height + 2))
  for (let y = 0; y < height; y += 1) {
    all.set(values.subarray(y * width, (y + 1) * width), (y + 1) * wide + 1)
  }
  return { values: all, width: wide, height: height + 2 }
}
