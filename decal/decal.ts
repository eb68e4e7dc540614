import type { Colour } from './colour.ts'
import type { Layer } from './drawing.ts'
import type { Box, Point, Shape } from './geometry/shape.ts'

/** One cubic Bézier piece of a path: it starts where the piece before it ends. */
export type Curve = { c1: Point; c2: Point; to: Point }
/** A closed path of cubic pieces, in mm; the last piece ends at `start`. */
export type CutPath = { start: Point; curves: Curve[] }

/** Printed artwork in mm: flat vector layers from back to front, or one picture (PNG bytes) filling a box. */
export type Artwork =
  | { kind: 'layers'; layers: Layer[] }
  | { kind: 'picture'; png: Uint8Array; box: Box; dpi: number }

/** kiss: through the vinyl and not its liner, so that it peels; through: both. */
export type CutKind = 'kiss' | 'through'

/** A decal as it is made: everything in mm at its real size, y downwards. */
export type Decal = {
  artwork: Artwork
  /** The outline of the artwork without holes: what the cut keeps its distance from. */
  silhouette: Shape
  /** The distance the cut was asked to keep from the silhouette. */
  offsetMm: number
  /** What shows between artwork and cut line; white is no ink. */
  border: Colour
  cut: CutPath
  cutKind: CutKind
  /** Where print must reach so that a cut that is a little off shows no gap. */
  bleed: Shape
  /** Where everything that matters must stay inside. */
  safe: Shape
  /** The box of the cut line, or of what is cut from film: what the buyer measures. */
  box: Box
  /** Of a decal that is cut from coloured film and not printed: `cut` is then the box to be weeded, `artwork` what stays. */
  film?: Film
}

/** What the knife follows inside of the weeding box: outlines and the holes in them. */
export type Film = { colour: Colour; contours: CutPath[] }

/** The cut paths of a decal by how deep the knife goes. */
export type CutLines = { kind: CutKind; paths: CutPath[] }

/**
 * Every path of a decal that is cut, outer ones last, so that small parts are cut while all is still held. What is cut out of film is
 * always a kiss cut: its liner holds the letters together.
 */
export function cutLinesOf({ cut, cutKind, film }: Pick<Decal, 'cut' | 'cutKind' | 'film'>): CutLines[] {
  const contours = film?.contours ?? []
  if (cutKind === 'kiss') return [{ kind: 'kiss', paths: [...contours, cut] }]
  const through: CutLines = { kind: 'through', paths: [cut] }
  return contours.length > 0 ? [{ kind: 'kiss', paths: contours }, through] : [through]
}
