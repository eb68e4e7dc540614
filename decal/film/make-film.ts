import type { CutKind, Decal } from '../decal.ts'
import type { Design } from '../design.ts'
import type { DrawingAssets } from '../draw-decal.ts'
import { chooseFineness, drawWithFinerCurves } from '../geometry/curve-fineness.ts'
import { measureBox } from '../geometry/shape.ts'
import type { FilmDesign } from './film-design.ts'
import { drawLettering, computeScaleForCapHeight } from './film-lettering.ts'
import { finishFilmDecal } from './finish-film.ts'
import { drawInOneColour, type FilmFigure } from './one-colour.ts'

type Making = { widthMm: number; cutKind: CutKind }
type FilmResult =
  | { ok: true; decal: Decal }
  | { ok: false; reason: 'no-area' | 'too-small' | 'too-large' }
  | { ok: false; reason: 'unknown-motif'; field: string; motif: string }

/**
 * Makes the decal of a film design. `design` is the design to reduce to one colour; it is null for lettering. If the film design sets the
 * lettering's cap height, the cap height determines the width of the decal, and `widthMm` is ignored.
 */
export function makeFilmDecal(
  { film: colour, drawing }: FilmDesign,
  design: Design | null,
  { widthMm, cutKind }: Making,
  assets: DrawingAssets,
): FilmResult {
  if (drawing.kind === 'lettering') {
    const lettering = { ...drawing, below: drawing.below ?? null, disc: drawing.disc ?? false }
    const draw = (): FilmFigure => drawLettering(lettering, assets.set)
    const size =
      drawing.capMm === undefined ? { widthMm } : { times: computeScaleForCapHeight(drawing.capMm) }
    // The curves' fineness depends on how much the drawing is enlarged. A single digit is drawn only about 10 mm wide, but may be sold a
    // metre wide.
    const times = 'times' in size ? size.times : widthMm / Math.max(widthOf(draw()), 1)
    const figure = drawWithFinerCurves(chooseFineness(times * 100), draw)
    return finishFilmDecal({ figure, colour, cutKind, ...size })
  }
  if (!design) return { ok: false, reason: 'no-area' }
  const drawn = drawWithFinerCurves(chooseFineness(widthMm), () => drawInOneColour(design, assets))
  return drawn.ok ? finishFilmDecal({ figure: drawn.figure, colour, cutKind, widthMm }) : drawn
}

const widthOf = ({ picture, lettering }: FilmFigure): number => measureBox([...picture, ...lettering]).width
