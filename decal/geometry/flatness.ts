// How many times finer than usual curves are drawn; see `withFinerCurves`.
let finer = 1

// At its usual 100 mm a drawing's curves are up to 0.1 mm off, as each step adds its error. This leaves 0.01 mm at any size.
const FINER_AT_100_MM = 10

/**
 * Runs a drawing with curve chords this many times finer than usual. Drawings are about 100 mm wide whatever the final size; enlarged ten times,
 * the usual chords would be visible. Only for synchronous work.
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
/** How many parts of a picture's longest side can be told apart: a quarter of a pixel at 1000 pixels. */
const SEEN_ON_SCREEN = 4_000
let onScreen = false

/** Makes a decal for viewing only: curves are as fine as a picture can show, however large the decal is. */
export function forScreen<T>(make: () => T): T {
  const before = onScreen
  onScreen = true
  try {
    return make()
  } finally {
    onScreen = before
  }
}

/** The allowed distance of a line from its true place, in mm: `mm`, or what is visible in a picture of something of this size. */
export const chordsFor = (mm: number, sizeMm: number): number =>
  onScreen ? Math.max(mm, sizeMm / SEEN_ON_SCREEN) : mm

/** Whether a detail of `mm` is visible on something of this size: always, except in a picture, where it has to be two pixels large. */
export const isSeenOf = (mm: number, sizeMm: number): boolean => !onScreen || mm >= sizeMm / 500

/** How many times finer than usual a drawing's curves have to be for its final size in mm; a power of two. */
export function finenessFor(sizeMm: number): number {
  if (onScreen) return FINER_ON_SCREEN
  return 2 ** Math.max(0, Math.ceil(Math.log2((FINER_AT_100_MM * sizeMm) / 100)))
}

/** How many times finer than usual curves are being drawn. */
export const curveFineness = (): number => finer

/** The flatness of a curve in mm (the maximum distance of its chords) at the current fineness. */
export const flatnessOf = (mm: number): number => mm / finer

/** The number of chords for a curve at the current fineness; their error falls with the square of it. */
export const chordCount = (usual: number): number => Math.ceil(usual * Math.sqrt(finer))
