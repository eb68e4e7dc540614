import { cutContour } from './contour/cut-contour.ts'
import type { Design } from './design.ts'
import type { Drawing } from './drawing.ts'
import { layouts } from './layouts/layouts.ts'
import { typePairFor } from './lettering/type-pairs.ts'
import type { Typesetter } from './lettering/typesetter.ts'
import type { FindMotif } from './motifs/motif.ts'
import { palettes } from './palettes.ts'
import { randomFrom } from './random.ts'

/** What drawing needs beside the design: typefaces and motifs. */
export type Supplies = { set: Typesetter; findMotif: FindMotif }
type Drawn =
  | { ok: true; drawing: Drawing }
  | { ok: false; reason: 'unknown-motif'; field: 'motif'; message: string }

/**
 * Draws a decal, about 100 mm wide: flat opaque layers from back to front and the contour of its kiss cut.
 * The same design gives the same drawing, to the last decimal.
 */
export function drawDecal(design: Design, supplies: Supplies): Drawn {
  const motif = design.motif === undefined ? null : supplies.findMotif(design.motif)
  if (design.motif !== undefined && motif === null) {
    return {
      ok: false,
      reason: 'unknown-motif',
      field: 'motif',
      message: `${design.motif} is in none of the icon sets, or cannot be drawn flat`,
    }
  }
  const random = randomFrom(
    [design.layout, design.motif, design.palette, ...design.words, design.seed ?? 0].join('|'),
  )
  const palette = palettes[design.palette]
  const layers = layouts[design.layout]({
    words: design.words,
    motif,
    palette,
    random,
    type: typePairFor(design.palette, random),
    set: supplies.set,
  }).filter((l) => l.shape.length > 0)
  const contour = cutContour(layers.map((l) => l.shape))
  return { ok: true, drawing: { layers, contour, border: palette.paper, palette } }
}
