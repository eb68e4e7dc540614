// The current fineness: how many times finer than usual curves are drawn (see `withFinerCurves`).
let finer = 1

// At the usual 100 mm, a drawing's curves are up to 0.1 mm off, because each step of the drawing adds its error. Drawing them ten times
// finer leaves 0.01 mm at any size.
const FINER_AT_100_MM = 10

/**
 * Runs `draw` with curve chords `times` finer than usual. Drawings are about 100 mm wide whatever the final size; enlarged ten times, the
 * usual chords would be visible. Works for synchronous code only.
 */
export function withFinerCurves<T>(times: number, draw: () => T): T {
  const before = finer
  finer = times
  try {
    return draw()
  } finally {
    finer = before
  }
}

const FINER_ON_SCREEN = 2
/** The number of visibly different positions along a picture's longest side: quarters of a pixel at 1000 pixels. */
const SEEN_ON_SCREEN = 4_000
let onScreen = false

/** Makes a decal for viewing only: its curves are as fine as a picture can show, however large the decal is. */
export function forScreen<T>(make: () => T): T {
  const before = onScreen
  onScreen = true
  try {
    return make()
  } finally {
    onScreen = before
  }
}

/**
 * Returns the allowed distance of a line from its true place, in mm: `mm`, or in a picture the smallest visible distance on something
 * `sizeMm` large.
 */
export const chordsFor = (mm: number, sizeMm: number): number =>
  onScreen ? Math.max(mm, sizeMm / SEEN_ON_SCREEN) : mm

/** Whether a detail of `mm` is visible on something of this size: always, except in a picture, where it has to be two pixels large. */
export const isVisibleAtSize = (mm: number, sizeMm: number): boolean => !onScreen || mm >= sizeMm / 500

/** Returns how many times finer than usual a drawing's curves have to be for its final size in mm; a power of two. */
export function finenessFor(sizeMm: number): number {
  if (onScreen) return FINER_ON_SCREEN
  return 2 ** Math.max(0, Math.ceil(Math.log2((FINER_AT_100_MM * sizeMm) / 100)))
}

/** Returns how many times finer than usual curves are drawn at the moment. */
export const curveFineness = (): number => finer

/** Returns a curve's flatness in mm (the maximum distance of its chords) at the current fineness. */
export const flatnessOf = (mm: number): number => mm / finer

/** Returns a curve's number of chords at the current fineness. The chords' error falls with the square of their number. */
export const chordCount = (usual: number): number => Math.ceil(usual * Math.sqrt(finer))
