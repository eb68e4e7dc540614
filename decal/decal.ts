import type { Colour } from './colour.ts'
import type { Layer } from './drawing.ts'
import type { Box, Point, Shape } from './geometry/shape.ts'

/** One cubic Bézier segment of a path. It starts at the end of the previous segment. */
export type CubicCurve = { c1: Point; c2: Point; to: Point }
/** A closed path of cubic Bézier segments, in mm. The last segment ends at `start`. */
export type CutPath = { start: Point; curves: CubicCurve[] }

/** Printed artwork in mm: flat vector layers from back to front, or one picture (PNG bytes) that fills a box. */
export type Artwork =
  | { kind: 'layers'; layers: Layer[] }
  | { kind: 'picture'; png: Uint8Array; box: Box; dpi: number }

/** kiss: through the vinyl but not its liner, so that the decal can be peeled off. through: through vinyl and liner. */
export type CutKind = 'kiss' | 'through'

/** A decal as produced: everything in mm at its real size, y downwards. */
export type Decal = {
  artwork: Artwork
  /** The outline of the artwork without holes. The cut keeps its distance from this outline. */
  silhouette: Shape
  /** The requested distance between cut and silhouette. */
  offsetMm: number
  /** The colour between artwork and cut line. White is bare film without ink. */
  border: Colour
  cut: CutPath
  cutKind: CutKind
  /** The area to print, which extends beyond the cut so that a slightly inaccurate cut shows no gap. */
  bleed: Shape
  /** The area that has to contain everything important. */
  safe: Shape
  /** The bounding box of the cut line, or of the cut film: the size that the buyer orders. */
  box: Box
  /**
   * Set if the decal is cut from coloured film instead of printed. In that case, `cut` is the weeding box, and `artwork` is the film that
   * remains after weeding.
   */
  film?: FilmContours
}

/** The contours that the knife cuts inside the weeding box: outlines and their holes. */
export type FilmContours = { colour: Colour; contours: CutPath[] }

/** The cut paths of a decal that have the same depth of cut. */
export type CutLines = { kind: CutKind; paths: CutPath[] }

/**
 * Returns all cut paths of a decal. Outer paths come last, so that small parts are cut while the rest still holds them. Film is always kiss
 * cut, because its liner keeps the letters together.
 */
export function listCutLines({ cut, cutKind, film }: Pick<Decal, 'cut' | 'cutKind' | 'film'>): CutLines[] {
  const contours = film?.contours ?? []
  if (cutKind === 'kiss') return [{ kind: 'kiss', paths: [...contours, cut] }]
  const through: CutLines = { kind: 'through', paths: [cut] }
  return contours.length > 0 ? [{ kind: 'kiss', paths: contours }, through] : [through]
}
