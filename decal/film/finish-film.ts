import { makeStraightCurve } from '../contour/cut-path.ts'
import type { Colour } from '../colour.ts'
import type { CutKind, CutPath, Decal } from '../decal.ts'
import type { Layer } from '../drawing.ts'
import { fillHoles, growRound, subtract, dropRedundantPoints, union } from '../geometry/shape-operations.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { getAllowedDeviation, isVisibleAtSize } from '../geometry/curve-fineness.ts'
import { measureBox, scaleShape, translateShape, type Ring, type Shape } from '../geometry/shape.ts'
import type { FilmFigure } from './one-colour.ts'
import { strengthenLettering, strengthenPictureLines } from './strengthen.ts'

/** Distance between the film and the weeding box in mm. It is wide enough to start peeling with a finger. */
const WEEDING_MARGIN_MM = 5
// Chord tolerance in mm. With smaller chords, cutting would be slower and not visibly better.
const CHORD_TOLERANCE_MM = 0.01
/**
 * The maximum by which strengthening widens a line, in mm. If a difference of this size is too small to be seen in a picture, film that is
 * drawn only for the picture isn't strengthened.
 */
const MAX_WIDENING_MM = 2
const MIN_SIZE_MM = 6
const MAX_SIZE_MM = 5080

type FinishingOptions = { figure: FilmFigure; colour: Colour; cutKind: CutKind } & (
  | { widthMm: number }
  | { times: number }
)
type FinishResult = { ok: true; decal: Decal } | { ok: false; reason: 'no-area' | 'too-small' | 'too-large' }

/**
 * Makes a decal of one colour of film at its real size, never mirrored. The size is given either as the width of the film, `widthMm`, or as
 * the factor by which the drawing is enlarged, `times`. In the result, `cut` is the weeding box, with the film's contours inside it. Lines
 * that would tear are widened to 2 mm. Lines of lettering are widened only if the lettering stays legible. Refuses: `too-small` (under 6
 * mm), `too-large` (over 5080 mm).
 */
export function finishFilmDecal({ figure, colour, cutKind, ...size }: FinishingOptions): FinishResult {
  const drawn = measureBox(union(figure.picture, figure.lettering))
  if (!(drawn.width > 0)) return { ok: false, reason: 'no-area' }
  const k = 'times' in size ? size.times : size.widthMm / drawn.width
  const [least, most] = [Math.min(drawn.width, drawn.height) * k, Math.max(drawn.width, drawn.height) * k]
  if (!(least >= MIN_SIZE_MM)) return { ok: false, reason: 'too-small' }
  if (most > MAX_SIZE_MM) return { ok: false, reason: 'too-large' }
  const put = (shape: Shape): Shape =>
    dropRedundantPoints(
      translateShape(scaleShape(shape, k), -drawn.left * k, -drawn.top * k),
      getAllowedDeviation(CHORD_TOLERANCE_MM, most),
    )
  const isSeen = isVisibleAtSize(MAX_WIDENING_MM, most)
  const lettering = isSeen ? strengthenLettering(put(figure.lettering)) : put(figure.lettering)
  const solid = isSeen ? strengthenPictureLines(put(figure.picture)) : put(figure.picture)
  const picture = subtract(solid, growRound(lettering, 0.01))
  const strong = { picture, lettering }
  return {
    ok: true,
    decal: placed('times' in size ? strong : fitted(strong, size.widthMm), colour, cutKind),
  }
}

/** Scales the figure back to the width that the customer ordered, because strengthening may have widened it. */
function fitted(figure: FilmFigure, widthMm: number): FilmFigure {
  const box = measureBox(union(figure.picture, figure.lettering))
  const k = widthMm / box.width
  const fit = (shape: Shape): Shape => scaleShape(translateShape(shape, -box.left, -box.top), k)
  return { picture: fit(figure.picture), lettering: fit(figure.lettering) }
}

function placed({ picture, lettering }: FilmFigure, colour: Colour, cutKind: CutKind): Decal {
  const whole = union(picture, lettering)
  const box = measureBox(whole)
  const weeding = makeRectangle(
    box.left - WEEDING_MARGIN_MM,
    box.top - WEEDING_MARGIN_MM,
    box.width + 2 * WEEDING_MARGIN_MM,
    box.height + 2 * WEEDING_MARGIN_MM,
  )
  const layers: Layer[] = [
    { role: 'motif', fill: colour, shape: picture },
    { role: 'text', fill: colour, shape: lettering },
  ]
  return {
    artwork: { kind: 'layers', layers: layers.filter(({ shape }) => shape.length > 0) },
    silhouette: fillHoles(whole),
    offsetMm: WEEDING_MARGIN_MM,
    border: '#ffffff',
    cut: pathOf(weeding[0] ?? []),
    cutKind,
    bleed: weeding,
    safe: weeding,
    box,
    film: { colour, contours: whole.map(pathOf) },
  }
}

/** Converts a ring to straight lines, so that the corners of letters stay sharp. */
function pathOf(ring: Ring): CutPath {
  const start = ring.at(-1) ?? { x: 0, y: 0 }
  return { start, curves: ring.map((to, i) => makeStraightCurve(ring[i - 1] ?? start, to)) }
}
