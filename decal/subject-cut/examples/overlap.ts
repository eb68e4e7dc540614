/** Returns the similarity of two masks: the number of pixels in both, divided by the number in either (intersection over union). */
export function computeMaskOverlap(a: Uint8Array, b: Uint8Array): number {
  let [both, either] = [0, 0]
  for (let i = 0; i < a.length; i += 1) {
    if (a[i] === 1 && b[i] === 1) both += 1
    if (a[i] === 1 || b[i] === 1) either += 1
  }
  return either === 0 ? 1 : both / either
}
