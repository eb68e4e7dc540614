import { visitInterpolatedPixels, computeSamplePositions } from './interpolate.ts'
import type { Pixels } from './pixels.ts'
import type { Mask } from './trace-mask.ts'

/**
 * Makes everything transparent that the mask removes. The mask may have any size. The pixels are changed in place, because copying a
 * picture at print size would make reading it a tenth slower.
 */
export function applyMask({ data, width, height }: Pixels, mask: Mask): void {
  const columns = computeSamplePositions(0, width, width, width, mask.width)
  const rows = computeSamplePositions(0, height, height, height, mask.height)
  visitInterpolatedPixels(mask, columns, rows, (value, i) => {
    if (value === 255) return
    const alpha = ((data[i * 4 + 3] ?? 0) * value) / 255
    data[i * 4 + 3] = alpha
    // Transparent pixels get no colour, because they then compress better, and the background's colour can't show through at the edges.
    if (alpha < 1) data[i * 4] = data[i * 4 + 1] = data[i * 4 + 2] = 0
  })
}
