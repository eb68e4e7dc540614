import svgpath from 'svgpath'
import type { Colour } from '../colour.ts'
import type { Pixels } from '../artwork/picture/pixels.ts'

/** A point in inches from the top left corner of the trimmed banner, y downwards. */
export type BannerPoint = { x: number; y: number }

/** The box of a picture: its centre, its width and height, and its clockwise rotation in degrees. */
export type PictureBox = BannerPoint & { width: number; height: number; rotation: number }

/** The printed items, from back to front. */
export type BannerSheetItem =
  /** SVG path data in inches. */
  | { kind: 'outline'; path: string; fill: Colour }
  | {
      kind: 'picture'
      /** Returns the picture's pixels. It is called only when the picture is drawn, because a large picture takes 100 MB. */
      draw: () => Promise<Pixels>
      box: PictureBox
    }
  /** The first page of a PDF without its annotations. It is embedded unchanged, so vectors stay vectors. */
  | { kind: 'page'; pdf: Uint8Array; box: PictureBox }

/** A banner, ready to be printed. All lengths are in inches. */
export type BannerSheet = {
  width: number
  height: number
  background: Colour
  items: BannerSheetItem[]
  /** The bleed: how far print extends beyond the trim on each side. */
  bleed: number
  /** Distance of the grommets' centres from the trim, on each side. */
  hem: number
  grommets: BannerPoint[]
}

/**
 * A typeset letter: its outline as SVG path data, the factor `scale` from the outline's unit to fractions of the type size, and its advance
 * width in fractions of the type size.
 */
type Letter = { outline: string; scale: number; advance: number }
/**
 * Position of a letter relative to the centre of the text. The point is on the baseline, below the middle of the letter's advance width;
 * `turn` is the letter's rotation in degrees.
 */
type TextPosition = BannerPoint & { turn: number }

/**
 * Places a letter in a rotated text. `size` is the type size in inches, and `at` is the centre of the text. Returns SVG path data in inches
 * on the sheet.
 */
export function placeLetter(
  letter: Letter,
  { place, size, at }: { place: TextPosition; size: number; at: BannerPoint & { rotation: number } },
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
