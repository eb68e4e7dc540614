import type { Design } from '../design.ts'
import { paintLayers, type Supplies } from '../draw-decal.ts'
import type { Layer } from '../drawing.ts'
import { close, fillHoles, grow, intersect, open, subtract, thin, union } from '../geometry/booleans.ts'
import { areaOf, boxOf, ringArea, scale, shift, type Shape } from '../geometry/shape.ts'

/** The least thickness of anything cut or weeded, in mm: what a blade leaves intact (hexio.co.uk, vinyl cutting). */
export const THINNEST = 2
/** The area in mm² of a 4 mm square: loose pieces and holes smaller than this get lost on the mat. */
export const LEAST_PIECE = 16
// How far a chord may lie from the drawn line, in mm: finer than a desktop cutter's step (0.05 mm).
const SMOOTH = 0.025
// Tolerances of the thin-place check: chords and rounded offsets leave corners up to 0.12 mm thinner than 2 mm, or below about 1 mm².
const TOLERANCE = { mm: 0.12, mm2: 0.9 }
// Opening can tear what closing joined. Three rounds usually settle it.
const ROUNDS = { least: 3, most: 8 }
// A layer with at least this share on film is cut out of the film.
const MOSTLY = 0.5

type Figure =
  | { ok: true; figure: Shape }
  | { ok: false; reason: 'unknown-motif' | 'no-area'; message: string }

/**
 * A design in one colour of film: its longest side is `longestMm`, its box starts at the sheet's corner. Layers mostly on film are cut out of
 * it, all others are film; wear, shades and raised edges are dropped. Anything thinner than 2 mm is removed from the film or filled. A lone
 * motif is its plain silhouette.
 */
export function cutFigure(design: Design, supplies: Supplies, longestMm: number): Figure {
  const drawn = drawFilm(design, supplies)
  if (!drawn.ok) return drawn
  const { width, height } = boxOf(drawn.figure)
  const longest = Math.max(width, height)
  if (!(longest > 0)) return { ok: false, reason: 'no-area', message: 'There is nothing to cut.' }
  return { ok: true, figure: weedable(scale(drawn.figure, longestMm / longest), longestMm) }
}

function drawFilm(design: Design, supplies: Supplies): Figure {
  const { layout, motif } = design
  const alone = layout === 'glyph' && motif !== undefined ? supplies.findMotif(motif) : null
  if (alone) return { ok: true, figure: union(...alone.parts.map(({ shape }) => shape)) }
  const drawn = paintLayers(design, supplies)
  if (!drawn.ok) return drawn
  return { ok: true, figure: drawn.painted.layers.filter(isCuttable).reduce(laid, []) }
}

/** Blunting tips reduced the size slightly. Scaling back makes nothing thinner. */
function sized(shape: Shape, longestMm: number): Shape {
  const box = boxOf(shape)
  return scale(shift(shape, -box.left, -box.top), longestMm / Math.max(box.width, box.height))
}

const isCuttable = ({ role, shape }: Layer): boolean =>
  role !== 'shade' && role !== 'texture' && role !== 'textfx' && shape.length > 0

function laid(film: Shape, { shape }: Layer): Shape {
  const onFilm = areaOf(intersect(shape, film)) / Math.max(areaOf(union(shape)), 1e-9)
  return onFilm > MOSTLY ? subtract(film, shape) : union(film, shape)
}

/** A shape without lines or gaps thinner than 2 mm, nor pieces too small to hold, its longest side `longestMm`. */
function weedable(shape: Shape, longestMm: number): Shape {
  const r = THINNEST / 2
  let film = shape
  for (let round = 1; ; round += 1) {
    film = open(close(film, r), r)
    if (round < ROUNDS.least) continue
    const figure = sized(thin(withoutCrumbs(film), SMOOTH), longestMm)
    if (round === ROUNDS.most || !hasThinPlaces(figure)) return figure
  }
}

function hasThinPlaces(shape: Shape): boolean {
  const r = THINNEST / 2 - TOLERANCE.mm
  const places = [...subtract(shape, open(shape, r)), ...subtract(close(shape, r), shape)]
  return places.some((ring) => areaOf([ring]) >= TOLERANCE.mm2)
}

function withoutCrumbs(shape: Shape): Shape {
  const whole = fillHoles(shape, LEAST_PIECE)
  const outward = Math.sign(Math.max(...whole.map((ring) => ringArea(ring)))) || 1
  return whole.filter(
    (ring) => Math.sign(ringArea(ring)) !== outward || Math.abs(ringArea(ring)) >= LEAST_PIECE,
  )
}

/** The backing for a second film below a figure: its outline, `mm` wider, without holes. */
export function backingOf(figure: Shape, mm: number): Shape {
  return thin(fillHoles(close(grow(figure, mm), mm)), SMOOTH)
}
