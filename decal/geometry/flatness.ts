// How many times finer than usual curves are drawn; see `withFinerCurves`.
let finer = 1

// A drawing's curves lie up to 0.1 mm off at its usual 100 mm, as each step of it adds its own: this leaves them 0.01 mm at any size.
const FINER_AT_100_MM = 10

/**
 * Runs a drawing in which the chords of every curve lie so many times nearer to it than usual. A drawing is about 100 mm wide whatever
 * size it is made at: enlarged ten times, its usual chords could be seen and felt. Only for work that is not asynchronous.
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

/** The usual number of chords of a curve, as many as are drawn at this moment: their distance falls with the square of it. */
export const chordCount = (usual: number): number => Math.ceil(usual * Math.sqrt(finer))
