import type { CutKind, Decal } from '../decal.ts'
import type { Design } from '../design.ts'
import type { Supplies } from '../draw-decal.ts'
import { finenessFor, withFinerCurves } from '../geometry/flatness.ts'
import { boxOf } from '../geometry/shape.ts'
import type { FilmDesign } from './film-design.ts'
import { drawLettering, scaleForCap } from './film-lettering.ts'
import { finishFilm } from './finish-film.ts'
import { drawInOneColour, type Figure } from './one-colour.ts'

type Making = { widthMm: number; cutKind: CutKind }
type Made =
  | { ok: true; decal: Decal }
  | { ok: false; reason: 'no-area' | 'too-small' | 'too-large' }
  | { ok: false; reason: 'unknown-motif'; field: string; message: string }

/**
 * Makes the decal of a film design. `design` is the design to reduce to one colour, or null for lettering. If lettering has a cap height,
 * it decides the width.
 */
export function makeFilm(
  { film: colour, drawing }: FilmDesign,
  design: Design | null,
  { widthMm, cutKind }: Making,
  supplies: Supplies,
): Made {
  if (drawing.kind === 'lettering') {
    const lettering = { ...drawing, below: drawing.below ?? null, disc: drawing.disc ?? false }
    const draw = (): Figure => drawLettering(lettering, supplies.set)
    const size = drawing.capMm === undefined ? { widthMm } : { times: scaleForCap(drawing.capMm) }
    // A narrow drawing has to be enlarged more: a single digit is drawn about 10 mm wide, but may be sold a metre wide.
    const times = 'times' in size ? size.times : widthMm / Math.max(widthOf(draw()), 1)
    const figure = withFinerCurves(finenessFor(times * 100), draw)
    return finishFilm({ figure, colour, cutKind, ...size })
  }
  if (!design) return { ok: false, reason: 'no-area' }
  const drawn = withFinerCurves(finenessFor(widthMm), () => drawInOneColour(design, supplies))
  return drawn.ok ? finishFilm({ figure: drawn.figure, colour, cutKind, widthMm }) : drawn
}

const widthOf = ({ picture, lettering }: Figure): number => boxOf([...picture, ...lettering]).width
