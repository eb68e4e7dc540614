// The current fineness of curves, as a multiple of the usual fineness. `drawWithFinerCurves` sets it.
let finer = 1

// The fineness that a decal 100 mm wide needs, as a multiple of the usual fineness. With this multiple, curves are up to 0.006 mm off. At
// the usual fineness, they would be up to 0.1 mm off, because each step of a drawing adds its error.
const FINER_AT_100_MM = 16

/**
 * Runs `draw` with finer curves. `times` is their fineness as a multiple of the usual fineness. Drawings are about 100 mm wide, whatever
 * size they are produced in, so chords of the usual fineness would be visible on a decal a metre wide. Works for synchronous code only.
 */
export function drawWithFinerCurves<T>(times: number, draw: () => T): T {
  const before = finer
  finer = times
  try {
    return draw()
  } finally {
    finer = before
  }
}

const FINER_ON_SCREEN = 2
/** The number of positions along a picture's longest side that a viewer can distinguish: four per pixel of a picture 1000 pixels wide. */
const SCREEN_POSITIONS = 4_000
/** The number of smallest details that fit along a picture's longest side: each is two pixels of a picture 1000 pixels wide. */
const SCREEN_DETAILS = 500
let onScreen = false

/** Makes a decal that is only displayed. Its curves are only as fine as a screen can show. */
export function makeWithScreenFineness<T>(make: () => T): T {
  const before = onScreen
  onScreen = true
  try {
    return make()
  } finally {
    onScreen = before
  }
}

/**
 * Returns the tolerance in mm with which a line is drawn. `sizeMm` is the size of the decal. For a decal that will be produced, the result
 * is the given tolerance. For a decal that is only displayed (see `makeWithScreenFineness`), the result is at least the smallest distance
 * that is visible on the screen.
 */
export const getAllowedDeviation = (mm: number, sizeMm: number): number =>
  onScreen ? Math.max(mm, sizeMm / SCREEN_POSITIONS) : mm

/**
 * Whether a detail is drawn on a decal. `mm` is the size of the detail and `sizeMm` the size of the decal. A decal that will be produced
 * gets every detail. On a decal that is only displayed (see `makeWithScreenFineness`), a detail is drawn only if it is at least two pixels
 * large.
 */
export const isVisibleAtSize = (mm: number, sizeMm: number): boolean =>
  !onScreen || mm >= sizeMm / SCREEN_DETAILS

/**
 * Returns the fineness of curves that a drawing needs at its final size in mm, as a multiple of the usual fineness. The result is a power
 * of two.
 */
export function chooseFineness(sizeMm: number): number {
  if (onScreen) return FINER_ON_SCREEN
  return 2 ** Math.max(0, Math.ceil(Math.log2((FINER_AT_100_MM * sizeMm) / 100)))
}

/** Returns the current fineness of curves, as a multiple of the usual fineness. */
export const getCurveFineness = (): number => finer

/** Whether curves are drawn finely enough for a decal that is produced. A decal that is only displayed gets coarser curves. */
export const areCurvesForProduction = (): boolean => finer > FINER_ON_SCREEN

/** Returns a tolerance of chords at the current fineness, given the tolerance at the usual fineness. */
export const getCurrentFlatness = (mm: number): number => mm / finer

/**
 * Returns the number of chords of a curve at the current fineness, given the number at the usual fineness. The error of chords falls with
 * the square of their number.
 */
export const countChords = (usual: number): number => Math.ceil(usual * Math.sqrt(finer))
