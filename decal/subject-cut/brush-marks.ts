/** A customer's brush marks: 1 keeps a pixel, 2 removes it, 0 leaves it to the cut. */
export type BrushMarks = Uint8Array
export const [UNMARKED, KEEP, REMOVE] = [0, 1, 2] as const
