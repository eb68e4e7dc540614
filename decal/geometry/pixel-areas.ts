/** A black and white picture: 1 for set pixels, 0 for others, row by row. */
export type Bitmap = { values: Uint8Array; width: number; height: number }

/**
 * Visits the connected areas of set and of unset pixels in a bitmap, in the order of their first pixel. A pixel is connected to its four
 * direct neighbours. `pixels` is only valid during the visit. Stops when a visit returns false. The bitmap must not change during the call.
 */
export function visitAreas(
  { values, width, height }: Bitmap,
  visit: (pixels: Int32Array, isSet: boolean) => boolean | void,
): void {
  const seen = new Uint8Array(values.length)
  const area = new Int32Array(values.length)
  const lastRow = width * (height - 1)
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start]) continue
    const value = values[start]
    let count = 0
    const add = (pixel: number): void => {
      if (seen[pixel] || values[pixel] !== value) return
      seen[pixel] = 1
      area[count++] = pixel
    }
    add(start)
    for (let i = 0; i < count; i += 1) {
      const pixel = area[i] ?? 0
      const x = pixel % width
      if (x > 0) add(pixel - 1)
      if (x < width - 1) add(pixel + 1)
      if (pixel >= width) add(pixel - width)
      if (pixel < lastRow) add(pixel + width)
    }
    if (visit(area.subarray(0, count), value === 1) === false) return
  }
}
