import svgpath from 'svgpath'
import type { Colour } from '../colour.ts'
import type { Pixels } from '../artwork/picture/pixels.ts'

/** Inches from the top left corner of the trimmed banner, y downwards. */
export type Spot = { x: number; y: number }

/** Where a picture's box lies: its middle, its sides, and its turn clockwise in degrees. */
export type PictureBox = Spot & { width: number; height: number; rotation: number }

/** What is printed, one thing above the other. */
export type SheetItem =
  /** SVG path data in inches. */
  | { kind: 'outline'; path: string; fill: Colour }
  | {
      kind: 'picture'
      /** Drawn when its turn comes: a large one takes 100 MB. */ draw: () => Promise<Pixels>
      box: PictureBox
    }
  /** The first page of a PDF, without its notes: stays what it is, vectors and all. */
  | { kind: 'page'; pdf: Uint8Array; box: PictureBox }

/** A banner, ready to be printed; all lengths in inches. */
export type Sheet = {
  width: number
  height: number
  background: Colour
  items: SheetItem[]
  /** Beyond the trim, on each side. */
  bleed: number
  /** From the trim, on each side. */
  hem: number
  grommets: Spot[]
}

/** A letter's outline: see BannerLetter. */
type Letter = { outline: string; scale: number; advance: number }
/** Where it stands about the middle of its text: the point of its baseline below the middle of its advance, turned by degrees. */
type Place = Spot & { turn: number }

/** A letter of type of `size` inches at its place in a text that stands at `at`, turned: as path data of the sheet. */
export function placedLetter(
  letter: Letter,
  { place, size, at }: { place: Place; size: number; at: Spot & { rotation: number } },
): string {
  const k = letter.scale * size
  return svgpath(letter.outline)
    .translate(-letter.advance / letter.scale / 2, 0)
    .scale(k, -k)
    .rotate(place.turn)
    .translate(place.x, place.y)
    .rotate(at.rotation)
    .translate(at.x, at.y)
    .abs()
    .toString()
}
