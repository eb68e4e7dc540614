import { runPathOperations, type PathOperations, type Paths } from './clipper.ts'
import { getCurrentFlatness, getCurveFineness, areCurvesForProduction } from './curve-fineness.ts'
import { scaleShape, type Shape } from './shape.ts'
import { growPathsRound, removeSpikes } from './shape-operations.ts'

// A deviation in mm that is too small to see.
const INVISIBLE_MM = 0.02
// Half of the minimum width of a printed line, in mm. Narrower lines break up in print. A decal 100 mm wide needs lines of 0.35 mm. The
// minimum here is 0.458 mm, because a drawing with its border is up to 130 mm wide and is scaled down to 100 mm.
const HALF_MIN_LINE_MM = 0.229
// The width added to thin lines on each side, in mm, so that a hairline prints.
const ADDED_WIDTH_MM = 0.18
// A part counts as a thin line only if it is at least this far (in mm) from the thick parts of its shape. The tip of a right-angled corner
// is nearer, so it doesn't count.
const MIN_DISTANCE_FROM_THICK_MM = 0.1
// Parts and holes up to this area in mm² are left out. A dot that prints is ten times as large.
const MIN_PART_MM2 = 0.01
// Half of the width of a hair, in mm at the usual fineness.
const HALF_HAIR_MM = 0.05
// The maximum share of a shape that may be removed as thin tips. Removing more would be visible.
const MAX_TIP_SHARE = 0.004

/** Removes the tips and slivers of a shape that are too thin to print. */
export function bluntTips(shape: Shape): Shape {
  return removeSpikes(shape, HALF_MIN_LINE_MM)
}

/** Returns the common area of two shapes without its tips and slivers that are too thin to print. */
export const intersectAndBlunt = (shape: Shape, other: Shape): Shape =>
  runPathOperations((operations) => {
    const { combine, write, read } = operations
    return read(bluntPaths(operations, combine('intersection', write(shape), write(other))))
  })

const bluntPaths = (operations: PathOperations, paths: Paths): Paths =>
  growPathsRound(operations, growPathsRound(operations, paths, -HALF_MIN_LINE_MM), HALF_MIN_LINE_MM)

/** Makes a drawing printable: thin lines are thickened, thin tips are removed. */
export const makePrintable = (shape: Shape): Shape =>
  runPathOperations((operations) => {
    const paths = operations.write(shape)
    const tidy = tidyPaths(operations, paths)
    const printable = thickenLines(operations, tidy ?? paths) ?? tidy
    return printable ? operations.read(printable) : shape
  })

/** Makes a drawing in mm printable. Drops points that make no visible difference. */
export const makeDrawingPrintable = (shape: Shape): Shape =>
  runPathOperations((operations) => {
    const paths = operations.simplify(operations.write(shape), getCurrentFlatness(INVISIBLE_MM))
    const tidy = tidyPaths(operations, paths) ?? paths
    return operations.read(thickenLines(operations, tidy) ?? tidy)
  })

/**
 * Removes the specks and the very thin hairs that remain where edges of a drawing touch. They are too small to print, and their positions
 * depend on the fineness of curves. Returns null if nothing is removed.
 */
function tidyPaths(operations: PathOperations, paths: Paths): Paths | null {
  const withoutSpecks = operations.dropSpecks(paths, MIN_PART_MM2)
  // A decal that is only displayed keeps its hairs, because they are too thin to be seen on a screen.
  if (!areCurvesForProduction()) return withoutSpecks.size() < paths.size() ? withoutSpecks : null
  const half = getCurrentFlatness(HALF_HAIR_MM)
  const grow = (each: Paths, mm: number): Paths => growPathsRound(operations, each, mm)
  return grow(grow(grow(withoutSpecks, -half), 2 * half), -half)
}

/** Returns a shape whose thin lines are thickened and whose thin tips are removed; null if it has neither. */
function thickenLines(operations: PathOperations, paths: Paths): Paths | null {
  const { combine, measureArea } = operations
  const grow = (shape: Paths, mm: number): Paths => growPathsRound(operations, shape, mm)
  const area = measureArea(paths)
  const sound = bluntPaths(operations, paths)
  if (area - measureArea(sound) < area * MAX_TIP_SHARE) return null
  const lines = combine('difference', paths, grow(sound, MIN_DISTANCE_FROM_THICK_MM))
  // If there are hardly any thin lines, the only parts that are too thin are the tips of right-angled corners, which print well.
  if (measureArea(lines) < area * MAX_TIP_SHARE) return null
  return bluntPaths(operations, combine('union', sound, grow(lines, ADDED_WIDTH_MM)))
}

// The factor between neighbouring scales at which shapes are made printable.
const SCALE_FACTOR = 1.25
const cached = new WeakMap<Shape, Map<number, Shape>>()

/**
 * Returns a printable version of a shape, in mm. `k` is the scale in mm per unit of the given shape. Versions are computed and cached for
 * only a few scales. The result is the version for the nearest smaller scale, enlarged. The concepts of a prompt draw the same motif at
 * similar sizes, so they use the same cached version.
 */
export function makePrintableAtScale(shape: Shape, k: number): Shape {
  const step = Math.floor(Math.log(k) / Math.log(SCALE_FACTOR))
  const enlarged = k / SCALE_FACTOR ** step
  const known = getCurveFineness() === 1 ? cached.get(shape) : undefined
  const made = known?.get(step) ?? makeDrawingPrintable(scaleShape(shape, k / enlarged))
  if (getCurveFineness() === 1) cached.set(shape, (known ?? new Map()).set(step, made))
  return scaleShape(made, enlarged)
}
