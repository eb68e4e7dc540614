import type { Colour } from '../colour.ts'
import type { Artwork, CutPath } from '../decal.ts'
import type { Shape } from '../geometry/shape.ts'
import type { FileType } from './file-type.ts'
import type { WithFontFiles } from './svg/text-families.ts'
import type { Verdict } from './verdict.ts'

/** How a customer's file is to be read. */
export type ReadOptions = {
  /** Width of the finished decal (the box of its cut) in mm. */
  widthMm: number
  /** Distance of the cut from the artwork in mm, which takes its share of the width; 3 where it is not given. */
  offsetMm?: number
  /** How far a flat background may vary and still be taken away, in hundredths of OKLab; 0 keeps every background. */
  tolerance?: number
  /** Pictures of pixels are redrawn as flat shapes of at most ten colours. */
  vectorise?: boolean
  /** Keeps what has the colour of the background but is enclosed by the artwork; true where it is not given. */
  keepInside?: boolean
  /** Fonts for the live text of an SVG, which is refused without. */
  withFontFiles?: WithFontFiles
  /** The page of a PDF that is read, counted from 1, which is taken where none is given. */
  page?: number
}

export type Background = {
  removed: boolean
  /** The tolerance that was used. */
  tolerance: number
  /** The colour that was taken for the background; null where none was looked for or found. */
  colour: Colour | null
}

/** Artwork read from a file: in mm at the wanted width, y downwards. */
export type Reading = {
  ok: true
  artwork: Artwork
  /** The outline of everything that is printed, in the unit of the artwork. */
  silhouette: Shape
  format: FileType
  /** Size of the picture in pixels; of shapes, the size they were looked at. */
  widthPx: number
  heightPx: number
  /** Pixels an inch at this size; null for shapes, which have none. */
  dpi: number | null
  verdict: Verdict
  hasAlpha: boolean
  background: Background
  /** What is kept, black, and what was taken away, white: a PNG at most 700 pixels wide or high. */
  maskPng: Uint8Array
  /** How many pages the file has, of which one was read. */
  pages: number
  /** The cut line that the file brought along, in the unit of the artwork. */
  ownCut: CutPath | null
  /** What the customer should know, as sentences. */
  notes: string[]
}
