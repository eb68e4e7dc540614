import type { Pixels } from './pixels.ts'

/** Returns the luma of a pixel, 0 to 255 (Rec. 709 weights on the encoded channels). */
export function computePixelLuminance({ data }: Pixels, i: number): number {
  return 0.2126 * (data[i * 4] ?? 0) + 0.7152 * (data[i * 4 + 1] ?? 0) + 0.0722 * (data[i * 4 + 2] ?? 0)
}
