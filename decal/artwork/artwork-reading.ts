import type { Colour } from '../colour.ts'
import type { Artwork, CutPath } from '../decal.ts'
import type { Shape } from '../geometry/shape.ts'
import type { ArtworkNote } from './artwork-notes.ts'
import type { FileType } from './file-type.ts'
import type { FontFileProvider } from './svg/text-families.ts'
import type { ResolutionGrade } from './grade-resolution.ts'

export type ReadOptions = {
  /** Width of the finished decal (its cut line's bounding box) in mm. */
  widthMm: number
  /** Distance of the cut from the artwork in mm; 3 by default. The decal's width includes this distance on both sides. */
  offsetMm?: number
  /**
   * How far a flat background's colour may vary, in hundredths of OKLab. A background that varies more is kept. With 0, every background is
   * kept.
   */
  tolerance?: number
  /** Whether to redraw raster pictures as flat shapes of at most ten colours. */
  vectorise?: boolean
  /** Whether to keep enclosed areas of the background's colour, such as the inside of an O; true by default. */
  keepInside?: boolean
  /**
   * The part of a raster picture that the customer chose to keep, as a small PNG of the whole picture: black is kept, white is removed.
   * With such a PNG, the reader doesn't look for a background.
   */
  cutOut?: Uint8Array
  /** Fonts for an SVG's live text. Without them, an SVG with live text is refused. */
  withFontFiles?: FontFileProvider
  /** Which page of a PDF to read, counted from 1; the first by default. */
  page?: number
}

export type RemovedBackground = {
  removed: boolean
  /** The background tolerance that was applied. */
  tolerance: number
  /** The colour that was removed as background; null if nothing was removed. */
  colour: Colour | null
}

/** Artwork read from a file, scaled to the requested width. Coordinates are in mm, with y downwards. */
export type ArtworkReading = {
  ok: true
  artwork: Artwork
  /** The outline of everything that is printed, in the same unit as the artwork. */
  silhouette: Shape
  format: FileType
  /** Size of the picture in pixels; for shapes, the size at which they were rasterised. */
  widthPx: number
  heightPx: number
  /** Pixels per inch at the requested width; null for vector artwork, which has no pixels. */
  dpi: number | null
  verdict: ResolutionGrade
  hasAlpha: boolean
  background: RemovedBackground
  /** The mask of the kept part as a PNG, at most 700 pixels wide or high: the kept part is black, the removed part white. */
  maskPng: Uint8Array
  /** The number of pages in the file. Only one of them was read. */
  pages: number
  /** The file's own cut line, in the same unit as the artwork. */
  ownCut: CutPath | null
  /** Notes for the customer. */
  notes: ArtworkNote[]
}
