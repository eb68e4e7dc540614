import type { Design } from '../design.ts'
import { paintLayers, type DrawingAssets } from '../draw-decal.ts'
import type { Layer } from '../drawing.ts'
import {
  closeGaps,
  fillHoles,
  growRound,
  intersect,
  removeSpikes,
  subtract,
  dropRedundantPoints,
  union,
} from '../geometry/shape-operations.ts'
import {
  computeShapeArea,
  measureBox,
  signedRingArea,
  scaleShape,
  translateShape,
  type Shape,
} from '../geometry/shape.ts'

/** The minimum thickness of parts and gaps, in mm. Thinner parts tear when they are cut or weeded (hexio.co.uk, vinyl cutting). */
export const MIN_THICKNESS_MM = 2
/** The minimum area of loose pieces and holes in mm²: a square of 4 mm. Smaller pieces get lost on the mat. */
export const MIN_PIECE_MM2 = 16
// The maximum distance of a chord from its curve, in mm. It is finer than a desktop cutter's step (0.05 mm).
const SMOOTH = 0.025
// Tolerances of the check for thin places. They are needed because corners get slightly thinner where chords meet and where offsets are
// rounded. `mm` is subtracted from half the minimum thickness. Thin places with an area below `mm2` are ignored.
const TOLERANCE = { mm: 0.12, mm2: 0.9 }
// The minimum and maximum number of rounds in which gaps are closed and spikes removed. Removing spikes may separate parts that closing
// gaps had joined, so both steps are repeated. Three rounds are usually enough.
const ROUNDS = { least: 3, most: 8 }
// If more than this share of a layer lies on film, the layer is cut out of the film. Any other layer is added to the film.
const MOSTLY = 0.5

type Figure =
  | { ok: true; figure: Shape }
  | { ok: false; reason: 'unknown-motif'; field: string; motif: string }
  | { ok: false; reason: 'no-area' }

/**
 * Reduces a design to film of one colour. `longestMm` is the length of the figure's longest side in mm. The figure's box starts at the
 * sheet's corner. A layer that lies mostly on film is cut out of the film. Any other layer is added to the film. Wear, shades and raised
 * edges are dropped. Parts thinner than 2 mm are removed, gaps thinner than 2 mm are filled. A motif without lettering becomes a plain
 * silhouette.
 */
export function reduceToOneColour(design: Design, assets: DrawingAssets, longestMm: number): Figure {
  const drawn = drawFilm(design, assets)
  if (!drawn.ok) return drawn
  const { width, height } = measureBox(drawn.figure)
  const longest = Math.max(width, height)
  if (!(longest > 0)) return { ok: false, reason: 'no-area' }
  return { ok: true, figure: weedable(scaleShape(drawn.figure, longestMm / longest), longestMm) }
}

function drawFilm(design: Design, assets: DrawingAssets): Figure {
  const { layout, motif } = design
  const alone = layout === 'glyph' && motif !== undefined ? assets.findMotif(motif) : null
  if (alone) return { ok: true, figure: union(...alone.parts.map(({ shape }) => shape)) }
  const drawn = paintLayers(design, assets)
  if (!drawn.ok) return drawn
  return { ok: true, figure: drawn.painted.layers.filter(isCuttable).reduce(laid, []) }
}

/**
 * Enlarges the figure to the requested size, because it became smaller when thin tips were removed. Enlarging a figure can't make any part
 * too thin.
 */
function sized(shape: Shape, longestMm: number): Shape {
  const box = measureBox(shape)
  return scaleShape(translateShape(shape, -box.left, -box.top), longestMm / Math.max(box.width, box.height))
}

const isCuttable = ({ role, shape }: Layer): boolean =>
  role !== 'shade' && role !== 'texture' && role !== 'textfx' && shape.length > 0

function laid(film: Shape, { shape }: Layer): Shape {
  const onFilm = computeShapeArea(intersect(shape, film)) / Math.max(computeShapeArea(union(shape)), 1e-9)
  return onFilm > MOSTLY ? subtract(film, shape) : union(film, shape)
}

/**
 * Removes lines and gaps thinner than 2 mm, and pieces and holes that are too small to weed. Scales the result so that its longest side has
 * the length `longestMm`.
 */
function weedable(shape: Shape, longestMm: number): Shape {
  const r = MIN_THICKNESS_MM / 2
  let film = shape
  for (let round = 1; ; round += 1) {
    film = removeSpikes(closeGaps(film, r), r)
    if (round < ROUNDS.least) continue
    const figure = sized(dropRedundantPoints(withoutCrumbs(film), SMOOTH), longestMm)
    if (round === ROUNDS.most || !hasThinPlaces(figure)) return figure
  }
}

function hasThinPlaces(shape: Shape): boolean {
  const r = MIN_THICKNESS_MM / 2 - TOLERANCE.mm
  const places = [...subtract(shape, removeSpikes(shape, r)), ...subtract(closeGaps(shape, r), shape)]
  return places.some((ring) => computeShapeArea([ring]) >= TOLERANCE.mm2)
}

function withoutCrumbs(shape: Shape): Shape {
  const whole = fillHoles(shape, MIN_PIECE_MM2)
  const outward = Math.sign(Math.max(...whole.map((ring) => signedRingArea(ring)))) || 1
  return whole.filter(
    (ring) => Math.sign(signedRingArea(ring)) !== outward || Math.abs(signedRingArea(ring)) >= MIN_PIECE_MM2,
  )
}

/**
 * Returns the backing of a figure, which is cut from a second film and lies under the figure. The backing is the figure's outline without
 * holes, enlarged by a border. `mm` is the width of the border.
 */
export function computeBacking(figure: Shape, mm: number): Shape {
  return dropRedundantPoints(fillHoles(closeGaps(growRound(figure, mm), mm)), SMOOTH)
}
