/** A customer's brush marks, one per pixel: 1 keeps the pixel, 2 removes it, 0 leaves the decision to the algorithm. */
export type BrushMarks = Uint8Array
export const [UNMARKED_PIXEL, KEEP_PIXEL, REMOVE_PIXEL] = [0, 1, 2] as const
