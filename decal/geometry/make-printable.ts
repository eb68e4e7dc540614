import { growRound, removeSpikes, subtract, dropRedundantPoints, union } from './shape-operations.ts'
import { getCurveFineness } from './curve-fineness.ts'
import { areaOf, scale, type Shape } from './shape.ts'

// A deviation in mm that is too small to see.
const UNSEEN = 0.02
// Half of the width below which print breaks up (0.35 mm at 100 mm), plus a margin, because drawings are up to 128 mm wide.
const THIN = 0.225
// The width added to thin lines on each side, in mm, so that a hairline prints.
const WEIGHT = 0.18
// The maximum share of a shape that may be removed as thin tips. Removing more would be visible.
const TIPS = 0.004

/** Removes the tips and slivers of a shape that are too thin to print. */
export function bluntTips(shape: Shape): Shape {
  return removeSpikes(shape, THIN)
}

/** Makes a drawing printable: thin lines are thickened, thin tips are removed. */
export function makePrintable(shape: Shape): Shape {
  const sound = bluntTips(shape)
  if (areaOf(shape) - areaOf(sound) < areaOf(shape) * TIPS) return shape
  const lines = subtract(shape, growRound(sound, 0.1))
  return bluntTips(union(sound, growRound(lines, WEIGHT)))
}

/** Makes a drawing in mm printable. Drops points that make no visible difference. */
export const makeDrawingPrintable = (shape: Shape): Shape => makePrintable(dropRedundantPoints(shape, UNSEEN))

// The scales at which shapes are made printable, each 1.25 times the one before.
const STEP = 1.25
const cached = new WeakMap<Shape, Map<number, Shape>>()

/**
 * Returns a shape at `k` mm per unit, made printable. Only a few scales are computed and cached: the shape is made printable at the nearest
 * smaller scale and then enlarged. The concepts of a prompt draw the same motif at similar sizes, so they share most of this work.
 */
export function makePrintableAtScale(shape: Shape, k: number): Shape {
  const step = Math.floor(Math.log(k) / Math.log(STEP))
  const enlarged = k / STEP ** step
  const known = getCurveFineness() === 1 ? cached.get(shape) : undefined
  const made = known?.get(step) ?? makeDrawingPrintable(scale(shape, k / enlarged))
  if (getCurveFineness() === 1) cached.set(shape, (known ?? new Map()).set(step, made))
  return scale(made, enlarged)
}
