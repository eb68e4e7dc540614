import type { Mask } from './trace-mask.ts'

/**
 * The interpolation of one row or column of pixels. Each pixel lies between two mask pixels, whose indices are in `from` and `to`. `share`
 * is the pixel's distance from the first mask pixel, relative to the distance between the two (0 to 1).
 */
export type SamplePositions = { from: Int32Array; to: Int32Array; share: Float32Array }

/**
 * Computes the interpolation for one row or column of a part of a picture. `start` and `length` are the part's position and length, and
 * `count` is the number of pixels to compute for it. `whole` is the length of the whole picture. `maskPx` is the length of the mask, which
 * covers the whole picture.
 */
export function computeSamplePositions(
  start: number,
  length: number,
  count: number,
  whole: number,
  maskPx: number,
): SamplePositions {
  const [from, to] = [new Int32Array(count), new Int32Array(count)]
  const share = new Float32Array(count)
  for (let i = 0; i < count; i += 1) {
    const at = ((start + ((i + 0.5) * length) / count) * maskPx) / whole - 0.5
    const pixel = Math.min(maskPx - 1, Math.max(0, Math.floor(at)))
    from[i] = pixel
    to[i] = Math.min(maskPx - 1, pixel + 1)
    share[i] = Math.min(1, Math.max(0, at - pixel))
  }
  return { from, to, share }
}

/** Visits all pixels, row by row, with the mask's bilinearly interpolated values. */
export function visitInterpolatedPixels(
  { values, width }: Mask,
  columns: SamplePositions,
  rows: SamplePositions,
  visit: (value: number, i: number) => void,
): void {
  let i = 0
  for (let y = 0; y < rows.share.length; y += 1) {
    const [above, below] = [(rows.from[y] ?? 0) * width, (rows.to[y] ?? 0) * width]
    const down = rows.share[y] ?? 0
    for (let x = 0; x < columns.share.length; x += 1, i += 1) {
      const [left, right] = [columns.from[x] ?? 0, columns.to[x] ?? 0]
      const a = values[above + left] ?? 0
      const b = values[above + right] ?? 0
      const c = values[below + left] ?? 0
      const d = values[below + right] ?? 0
      if (a === b && a === c && a === d) visit(a, i)
      else {
        const across = columns.share[x] ?? 0
        const upper = a + (b - a) * across
        visit(upper + (c + (d - c) * across - upper) * down, i)
      }
    }
  }
}
