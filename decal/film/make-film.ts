import type { CutKind, Decal } from '../decal.ts'
import type { Design } from '../design.ts'
import type { Supplies } from '../draw-decal.ts'
import type { FilmDesign } from './film-design.ts'
import { drawLettering, scaleForCap } from './film-lettering.ts'
import { finishFilm } from './finish-film.ts'
import { drawInOneColour } from './one-colour.ts'

type Making = { widthMm: number; cutKind: CutKind }
type Made =
  | { ok: true; decal: Decal }
  | { ok: false; reason: 'no-area' | 'too-small' | 'too-large' }
  | { ok: false; reason: 'unknown-motif'; field: string; message: string }

/** The decal of a film design: `design` is the one it reduces, null for lettering. Lettering with a cap height has its own width. */
export function makeFilm(
  { film: colour, drawing }: FilmDesign,
  design: Design | null,
  { widthMm, cutKind }: Making,
  supplies: Supplies,
): Made {
  if (drawing.kind === 'lettering') {
    const figure = drawLettering(
      { ...drawing, below: drawing.below ?? null, disc: drawing.disc ?? false },
      supplies.set,
    )
    const size = drawing.capMm === undefined ? { widthMm } : { times: scaleForCap(drawing.capMm) }
    return finishFilm({ figure, colour, cutKind, ...size })
  }
  if (!design) return { ok: false, reason: 'no-area' }
  const drawn = drawInOneColour(design, supplies)
  return drawn.ok ? finishFilm({ figure: drawn.figure, colour, cutKind, widthMm }) : drawn
}
