import { IDENTITY_MATRIX, type AffineMatrix } from '../subpaths.ts'

/** Parses a `transform` attribute of a plain drawing, which is a single matrix or absent. */
export function parseTransform(transform: string | undefined): AffineMatrix {
  const numbers = /^matrix\(([^)]*)\)$/
    .exec(transform ?? '')?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!numbers || numbers.length !== 6) return IDENTITY_MATRIX
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
  return [a, b, c, d, e, f]
}
