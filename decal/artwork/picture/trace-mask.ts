import { contours } from 'd3-contour'
import { dropRedundantPoints, union } from '../../geometry/shape-operations.ts'
import { signedRingArea, type Shape } from '../../geometry/shape.ts'
import type { PictureArea } from './pixels.ts'

declare module 'd3-contour' {
  interface Contours {
    // d3-contour's types require a plain array, but its code works with any indexed values. Converting the values to an array would take a
    // third of the time that reading a picture takes.
    contour(values: Uint8Array, threshold: number): ContourMultiPolygon
  }
}

/** A mask of a picture: for each pixel, how much of it is kept, from 0 (nothing) to 255 (all). */
export type Mask = { values: Uint8Array; width: number; height: number }

// The minimum value of a pixel that is kept.
const MIN_KEPT_VALUE = 128
// The area in mm² below which specks of dust are dropped, so that they don't make a decal larger.
const MAX_SPECK_MM2 = 0.06
// A point is dropped from the outline if the outline then moves by at most this many mm. For comparison, a pixel in the picture of a small
// decal is about ten times as large.
const CHORD_TOLERANCE_MM = 0.005

/**
 * Traces the outline of a mask in mm, with the picture's upper left corner at the origin. `mmPerPx` is the size of a pixel in mm. Uses
 * marching squares with interpolated crossing points.
 */
export function traceMask(mask: Mask, mmPerPx: number): Shape {
  const part = findMaskBounds(mask)
  if (!part) return []
  const { values, width, height } = withMargin(mask, part)
  const { coordinates } = contours().size([width, height]).smooth(true).contour(values, MIN_KEPT_VALUE)
  const rings = coordinates
    .flat()
    .map((ring) =>
      ring
        .slice(1)
        .map(([x = 0, y = 0]) => ({ x: (part.left + x - 1) * mmPerPx, y: (part.top + y - 1) * mmPerPx })),
    )
    .filter((ring) => Math.abs(signedRingArea(ring)) >= MAX_SPECK_MM2)
  return dropRedundantPoints(union(rings), CHORD_TOLERANCE_MM)
}

/** Smooths the jagged edge of a mask: each pixel becomes the mean of itself and its eight neighbours. */
export function softenMask({ values, width, height }: Mask): Mask {
  const rows = new Uint16Array(values.length)
  const soft = new Uint8Array(values.length)
  for (let start = 0; start < values.length; start += width) {
    let [before, here] = [values[start] ?? 0, values[start] ?? 0]
    for (let i = start; i < start + width; i += 1) {
      const next = i < start + width - 1 ? (values[i + 1] ?? 0) : here
      rows[i] = before + here + next
      before = here
      here = next
    }
  }
  for (let i = 0; i < values.length; i += 1) {
    const here = rows[i] ?? 0
    soft[i] = (here + (rows[i - width] ?? here) + (rows[i + width] ?? here)) / 9
  }
  return { values: soft, width, height }
}

/** Returns a part of a mask with a margin of one pixel. Pixels outside the mask are empty, so that every outline is closed. */
function withMargin({ values, width, height }: Mask, part: PictureArea): Mask {
  const wide = part.width + 2
  const all = new Uint8Array(wide * (part.height + 2))
  const left = Math.max(0, part.left - 1)
  const right = Math.min(width, part.left + part.width + 1)
  for (let y = Math.max(0, part.top - 1); y < Math.min(height, part.top + part.height + 1); y += 1) {
    const row = values.subarray(y * width + left, y * width + right)
    all.set(row, (y - part.top + 1) * wide + left - part.left + 1)
  }
  return { values: all, width: wide, height: part.height + 2 }
}

/** Returns the bounding box of everything that is kept; null if nothing is. */
export function findMaskBounds({ values, width, height }: Mask): PictureArea | null {
  return findPixelBounds({ width, height }, (i) => (values[i] ?? 0) >= MIN_KEPT_VALUE)
}

/** Returns the bounding box of the pixels that `isSet` accepts; null if there are none. */
export function findPixelBounds(
  { width, height }: { width: number; height: number },
  isSet: (i: number) => boolean,
): PictureArea | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    const row = y * width
    let x = 0
    while (x < width && !isSet(row + x)) x += 1
    if (x === width) continue
    if (x < left) left = x
    if (y < top) top = y
    bottom = y
    x = width - 1
    while (x > right && !isSet(row + x)) x -= 1
    right = x
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}
