import type { BannerFont } from './banner-design.ts'

/**
 * Metrics of a typeface, as fractions of the type size. `ascent` and `descent` are the values that a browser reports as
 * fontBoundingBoxAscent and fontBoundingBoxDescent for the same file.
 */
export type BannerTypeface = {
  /** Family name of the webfont, in CSS and in its @fontsource package. */
  family: string
  weight: number
  ascent: number
  descent: number
  /** The height of the capitals, as a fraction of the type size. */
  capHeight: number
}

const arimo = {
  family: 'Arimo',
  weight: 700,
  ascent: 1854 / 2048,
  descent: 434 / 2048,
  capHeight: 1409 / 2048,
}

/**
 * For each font on the banner page, the open typeface in which its texts are printed. The letters of this typeface are as wide as the
 * letters of the font. The page and the print use the same font files, so the preview matches the print.
 */
export const BANNER_TYPEFACES: Readonly<Record<BannerFont, BannerTypeface>> = {
  Arial: arimo,
  Helvetica: arimo,
  'Times New Roman': {
    family: 'Tinos',
    weight: 700,
    ascent: 1825 / 2048,
    descent: 443 / 2048,
    capHeight: 1341 / 2048,
  },
  Georgia: {
    family: 'Gelasio',
    weight: 700,
    ascent: 1900 / 2048,
    descent: 700 / 2048,
    capHeight: 1419 / 2048,
  },
  Verdana: {
    family: 'DejaVu Sans',
    weight: 700,
    ascent: 1901 / 2048,
    descent: 483 / 2048,
    capHeight: 1493 / 2048,
  },
  Impact: { family: 'Anton', weight: 400, ascent: 2409 / 2048, descent: 674 / 2048, capHeight: 1760 / 2048 },
  Oswald: { family: 'Oswald', weight: 700, ascent: 1.193, descent: 0.289, capHeight: 0.81 },
  Montserrat: { family: 'Montserrat', weight: 700, ascent: 0.968, descent: 0.251, capHeight: 0.7 },
}
