import { IDENTITY, type Matrix } from '../tracks.ts'

/** The map of a `transform` attribute as plain drawings have it: one matrix, or none. */
export function matrixOf(transform: string | undefined): Matrix {
  const numbers = /^matrix\(([^)]*)\)$/
    .exec(transform ?? '')?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!numbers || numbers.length !== 6) return IDENTITY
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
  return [a, b, c, d, e, f]
}
