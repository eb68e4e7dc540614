import { grow, open, subtract, union } from './booleans.ts'
import { areaOf, type Shape } from './shape.ts'

// Half of the width below which print breaks up (0.35 mm at 100 mm), plus a reserve because drawings are up to 128 mm wide.
const THIN = 0.225
// How much a thin line gains on each side, in mm: enough for a hairline to print.
const WEIGHT = 0.18
// The share of a shape that may be thin tips; removing more would be visible.
const TIPS = 0.004

/** Removes the tips and slivers of a shape that are too thin to print. */
export function blunt(shape: Shape): Shape {
  return open(shape, THIN)
}

/** Makes a drawing printable: thin lines get more weight, tips are blunted. */
export function printable(shape: Shape): Shape {
  const sound = blunt(shape)
  if (areaOf(shape) - areaOf(sound) < areaOf(shape) * TIPS) return shape
  const thin = subtract(shape, grow(sound, 0.1))
  return blunt(union(sound, grow(thin, WEIGHT)))
}
