import { describeDesignFault } from '../../content/design-faults.ts'
import { finishDecal } from '../../decal/contour/finish-decal.ts'
import type { Design } from '../../decal/design.ts'
import { paintLayers, type DrawingAssets } from '../../decal/draw-decal.ts'
import { parseStoredDescription } from '../../decal/film/film-design.ts'
import { makeFilmDecal } from '../../decal/film/make-film.ts'
import { fillHoles, union } from '../../decal/geometry/shape-operations.ts'
import { chooseFineness, drawWithFinerCurves } from '../../decal/geometry/curve-fineness.ts'
import type { DesignSubject, DecalCutOptions } from './jobs.ts'
import type { EngineDecal, DecalRefusal } from './engine-decal.ts'
import { describeMotifRefusal, describeSizeRefusal } from './making-refusal.ts'

export function makeDesignDecal(
  subject: DesignSubject,
  making: DecalCutOptions,
  assets: DrawingAssets,
): EngineDecal | DecalRefusal {
  // Stored designs were written by the engine. If one can't be parsed, it is corrupt, and the visitor can't do anything about it.
  const shown = parseStoredDescription(subject.design)
  if (shown.kind === 'damaged')
    throw new Error(`A stored design is not readable: ${shown.field} ${describeDesignFault(shown.fault)}`)
  if (shown.kind === 'film') {
    const film = makeFilmDecal(shown.film, shown.design, making, assets)
    if (film.ok) return { ...film, reading: null }
    return film.reason === 'unknown-motif' ? describeMotifRefusal(film) : describeSizeRefusal(film)
  }
  return makeDrawn(shown.design, making, assets)
}

/** Draws a design. In a larger decal, curves are drawn more precisely. */
function makeDrawn(
  design: Design,
  { widthMm, cutKind }: DecalCutOptions,
  assets: DrawingAssets,
): EngineDecal | DecalRefusal {
  const drawn = drawWithFinerCurves(chooseFineness(widthMm), () => {
    const drawing = paintLayers(design, assets)
    if (!drawing.ok) return drawing
    const { layers, border } = drawing.painted
    return {
      ok: true,
      layers,
      border,
      silhouette: fillHoles(union(...layers.map(({ shape }) => shape))),
    } as const
  })
  if (!drawn.ok) return describeMotifRefusal(drawn)
  const { layers, border, silhouette } = drawn
  const finished = finishDecal({ artwork: { kind: 'layers', layers }, silhouette, border, widthMm, cutKind })
  return finished.ok ? { ...finished, reading: null } : describeSizeRefusal(finished)
}
