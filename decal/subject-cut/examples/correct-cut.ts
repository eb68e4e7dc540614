import { cutSubject, type SubjectPhoto } from '../cut-subject.ts'
import { KEEP_PIXEL, REMOVE_PIXEL } from '../brush-marks.ts'

/** Marks areas in which a cut is wrong, like a customer who uses a brush inside each area. `most` is the maximum number of areas. */
export function markCutErrors(photo: SubjectPhoto, truth: Uint8Array, most: number): Uint8Array {
  const { width, height } = photo
  const marks = new Uint8Array(width * height)
  let cut = cutSubject(photo, marks)
  for (let n = 0; n < most; n += 1) {
    const depth = depths(cut, truth, width, height)
    const deepest = depth.reduce((best, d, i) => (d > (depth[best] ?? 0) ? i : best), 0)
    if ((depth[deepest] ?? 0) < 3) break
    const [x, y] = [deepest % width, Math.floor(deepest / width)]
    for (let i = 0; i < marks.length; i += 1) {
      const isNear = Math.hypot((i % width) - x, Math.floor(i / width) - y) < (depth[deepest] ?? 0)
      if (isNear) marks[i] = truth[i] === 1 ? KEEP_PIXEL : REMOVE_PIXEL
    }
    cut = cutSubject(photo, marks)
  }
  return cut
}

/** Returns the distance of each wrong pixel from the edge of its wrong area. */
function depths(cut: Uint8Array, truth: Uint8Array, width: number, height: number): Int32Array {
  const depth = new Int32Array(cut.length)
  const wrong = (i: number) => cut[i] !== truth[i]
  const at = (i: number) => depth[i] ?? 0
  for (let i = width; i < width * (height - 1); i += 1)
    if (wrong(i)) depth[i] = Math.min(at(i - 1), at(i - width)) + 1
  for (let i = width * (height - 1); i >= width; i -= 1)
    if (wrong(i)) depth[i] = Math.min(at(i), Math.min(at(i + 1), at(i + width)) + 1)
  return depth
}
