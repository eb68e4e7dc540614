import { KEEP, type Marks, REMOVE } from './marks.ts'

/** Which pixels are kept: 1 for kept, 0 for removed, row by row. */
type BinaryMask = { values: Uint8Array; width: number; height: number }
type Area = { pixels: number[]; touchesEdge: boolean; isMarked: boolean }

/** Separate parts smaller than this share of the largest are removed, and holes smaller than this share of it are filled. */
const SMALL_PART = 0.05
const SMALL_HOLE = 0.004

/** Removes specks around the subject and fills pinholes in it, except those that the customer marked. */
export function tidyMask({ values, width, height }: BinaryMask, marks: Marks): Uint8Array {
  const tidy = values.slice()
  const parts = areasOf({ values: tidy, width, height }, 1, marks, KEEP)
  const largest = Math.max(0, ...parts.map(({ pixels }) => pixels.length))
  for (const { pixels, isMarked } of parts) {
    if (!isMarked && pixels.length < largest * SMALL_PART) for (const i of pixels) tidy[i] = 0
  }
  for (const { pixels, touchesEdge, isMarked } of areasOf(
    { values: tidy, width, height },
    0,
    marks,
    REMOVE,
  )) {
    if (!touchesEdge && !isMarked && pixels.length < largest * SMALL_HOLE) for (const i of pixels) tidy[i] = 1
  }
  return tidy
}

/** Lists the connected areas of pixels with this value. An area is marked if it contains this mark. */
function areasOf({ values, width, height }: BinaryMask, value: 0 | 1, marks: Marks, mark: number): Area[] {
  const seen = new Uint8Array(values.length)
  const areas: Area[] = []
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start] || values[start] !== value) continue
    const area: Area = { pixels: [start], touchesEdge: false, isMarked: false }
    seen[start] = 1
    for (const i of area.pixels) {
      const [x, y] = [i % width, Math.floor(i / width)]
      area.isMarked ||= marks[i] === mark
      area.touchesEdge ||= x === 0 || y === 0 || x === width - 1 || y === height - 1
      const beside = [x > 0 && i - 1, x < width - 1 && i + 1, y > 0 && i - width, y < height - 1 && i + width]
      for (const j of beside) {
        if (j === false || seen[j] || values[j] !== value) continue
        seen[j] = 1
        area.pixels.push(j)
      }
    }
    areas.push(area)
  }
  return areas
}
