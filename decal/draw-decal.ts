import { traceKissCut } from './contour/trace-contour.ts'
import type { Design } from './design.ts'
import { sortForPainting, type Drawing, type Layer } from './drawing.ts'
import { removeWearBesideLettering } from './layouts/distress.ts'
import { layoutFunctions } from './layouts/layouts.ts'
import { arrangeSubjects } from './layouts/subjects.ts'
import { pickTypefacePair } from './lettering/typeface-pairs.ts'
import type { Typesetter } from './lettering/typesetter.ts'
import type { MotifFinder } from './motifs/motif.ts'
import { resolveDesignMotifs } from './motifs/resolve-design-motifs.ts'
import { agePalette, type Palette, palettes } from './palettes.ts'
import { createSeededRandom } from './random.ts'

/** What drawing needs in addition to the design: typefaces and motifs. */
export type DrawingAssets = { set: Typesetter; findMotif: MotifFinder }
type MotifField = 'motif' | 'second' | 'third' | 'fourth'
type UnknownMotif = { ok: false; reason: 'unknown-motif'; field: MotifField; motif: string }
type DrawResult = { ok: true; drawing: Drawing } | UnknownMotif
type PaintResult = { ok: true; painted: Omit<Drawing, 'contour'> } | UnknownMotif

/**
 * Draws a decal about 100 mm wide: flat opaque layers from back to front, and the contour of its kiss cut. The same input always gives the
 * same numbers. `colours` override the design's palette.
 */
export function drawDecal(design: Design, assets: DrawingAssets, colours?: Palette): DrawResult {
  const drawn = paintLayers(design, assets, colours)
  if (!drawn.ok) return drawn
  const { painted } = drawn
  const contour = traceKissCut(painted.layers.filter(reachesOut).map((l) => l.shape))
  return { ok: true, drawing: { ...painted, contour } }
}

/** Draws the layers without a contour, for decals whose cut is computed elsewhere. */
export function paintLayers(design: Design, assets: DrawingAssets, colours?: Palette): PaintResult {
  const read = resolveDesignMotifs(design, assets.findMotif)
  if (!read.ok) return unknown(read.field, read.name)
  const random = createSeededRandom(chanceOf(design))
  const own = design.style === 'vintage' ? agePalette(palettes[design.palette]) : palettes[design.palette]
  const palette = colours ?? own
  const drawn = layoutFunctions[design.layout]({
    words: design.words,
    ...arrangeSubjects(read.picture),
    style: design.style ?? null,
    palette,
    random,
    type: pickTypefacePair(design, random),
    set: assets.set,
  })
  const painted = removeWearBesideLettering(drawn).filter((l) => l.shape.length > 0)
  const layers = design.style ? sortForPainting(painted) : painted
  return { ok: true, painted: { layers, border: palette.paper, palette } }
}

function unknown(field: MotifField, name: string): UnknownMotif {
  return {
    ok: false,
    reason: 'unknown-motif',
    field,
    motif: name,
  }
}

/** Returns the seed for random details. It is built from the design's layout, first two motifs, palette, words, seed number and style. */
function chanceOf({ layout, motif, palette, words, lookWords, seed, style, second }: Design): string {
  const later = [style, second].filter((part) => part !== undefined)
  return [layout, motif, palette, ...(lookWords ?? words), seed ?? 0, ...later].join('|')
}

/**
 * Whether a layer can reach the decal's edge. A shade or a wear layer is never at the edge, because it lies on another layer. Most
 * lettering isn't at the edge, because it has a rim around it.
 */
function reachesOut({ role, isInside }: Layer, at: number, layers: readonly Layer[]): boolean {
  if (isInside || role === 'shade' || role === 'texture') return false
  return role !== 'text' || layers[at - 1]?.role !== 'textfx'
}
