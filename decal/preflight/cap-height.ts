import type { Artwork } from '../decal.ts'
import { computeShapeArea, measureBox, signedRingArea, type Ring, type Shape } from '../geometry/shape.ts'
import type { PreflightRule } from './finding.ts'

// The minimum cap height in mm at which printed lettering is easy to read.
const MIN_PRINTED_CAP_MM = 3
// The cap height in mm below which printed lettering is documented as illegible (tapeworks.com, small decals).
const MIN_LEGIBLE_CAP_MM = 2
// The minimum cap height of letters cut from vinyl, in mm: that of Helvetica Bold 44 pt (hexio.co.uk, vinyl cutting). This minimum applies
// to bold letters. Letters with thin strokes need to be larger, which the thin-features rule checks.
const MIN_CUT_CAP_MM = 12
// The minimum area of a letter, as a share of the largest letter's area. Smaller parts are accents, dots and commas.
const LETTER_SHARE = 0.15

/** Checks that lettering is large enough: 3 mm to be legible in print, 12 mm to be weeded if it is cut from vinyl. */
export const capHeightRule: PreflightRule = ({ artwork }, { process, capHeightsMm }) => {
  const caps = capHeightsMm ?? measured(artwork)
  const least = process === 'knife' ? MIN_CUT_CAP_MM : MIN_PRINTED_CAP_MM
  const smallest = Math.min(...caps)
  if (!(smallest < least)) return []
  const severity = smallest < MIN_LEGIBLE_CAP_MM ? 'stop' : 'warn'
  return [{ code: 'lettering-too-small', severity, capMm: smallest, leastMm: least }]
}

/** Estimates the cap height of each lettering layer from the height of its shorter letters, at any rotation. */
function measured(artwork: Artwork): number[] {
  if (artwork.kind === 'picture') return []
  return artwork.layers.filter((layer) => layer.role === 'text').map((layer) => shorterLetters(layer.shape))
}

function shorterLetters(shape: Shape): number {
  const turn = Math.sign(Math.max(...shape.map((ring) => signedRingArea(ring))))
  const outer = shape.filter((ring) => Math.sign(signedRingArea(ring)) === turn)
  const largest = Math.max(...outer.map((ring) => computeShapeArea([ring])))
  const lengths = outer.filter((ring) => computeShapeArea([ring]) >= largest * LETTER_SHARE).map(lengthOf)
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 4)] ?? Infinity
}

/** Returns the greatest extent of a letter over eight directions. */
function lengthOf(ring: Ring): number {
  const extents = Array.from({ length: 8 }, (_, i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)]
    return measureBox([ring.map((p) => ({ x: p.x * cos + p.y * sin, y: 0 }))]).width
  })
  return Math.max(...extents)
}
