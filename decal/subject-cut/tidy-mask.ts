import { type Bitmap, visitAreas } from '../geometry/pixel-areas.ts'
import { KEEP_PIXEL, type BrushMarks, REMOVE_PIXEL } from './brush-marks.ts'

/**
 * The minimum size of a separate part of the subject, and of a hole, as shares of the largest part. Smaller parts are removed, smaller
 * holes filled.
 */
const SMALL_PART = 0.05
const SMALL_HOLE = 0.004

/**
 * Removes specks around the subject and fills pinholes in it, except where the customer marked them. In the mask and in the result, 1 is
 * the subject and 0 the rest.
 */
export function tidyMask({ values, width, height }: Bitmap, marks: BrushMarks): Uint8Array {
  const tidy = values.slice()
  let largest = 0
  visitAreas({ values, width, height }, (pixels, isKept) => {
    if (isKept) largest = Math.max(largest, pixels.length)
  })
  visitAreas({ values, width, height }, (pixels, isKept) => {
    if (isKept && pixels.length < largest * SMALL_PART && !has(pixels, marks, KEEP_PIXEL))
      for (const i of pixels) tidy[i] = 0
  })
  const isEdge = (i: number) =>
    i % width === 0 || i % width === width - 1 || i < width || i >= width * (height - 1)
  visitAreas({ values: tidy.slice(), width, height }, (pixels, isKept) => {
    if (isKept || pixels.length >= largest * SMALL_HOLE) return
    if (!pixels.some(isEdge) && !has(pixels, marks, REMOVE_PIXEL)) for (const i of pixels) tidy[i] = 1
  })
  return tidy
}

const has = (pixels: Int32Array, marks: BrushMarks, mark: number): boolean =>
  pixels.some((i) => marks[i] === mark)
