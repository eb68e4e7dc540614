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

/** How many times finer than usual a drawing's curves have to be for the size it is made at, in mm: a power of two. */
export function finenessFor(sizeMm: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2((FINER_AT_100_MM * sizeMm) / 100)))
}

/** How many times finer than usual curves are drawn at this moment. */
export const curveFineness = (): number => finer

/** The usual flatness of a curve in mm (the greatest distance of its chords), as fine as is drawn at this moment. */
export const flatnessOf = (mm: number): number => mm / finer

/** The number of chords for a curve at the current fineness: their error falls with the square of it. */
export const chordCount = (usual: number): number => Math.ceil(usual * Math.sqrt(finer))
