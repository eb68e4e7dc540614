/**
 * The banner typefaces by family, each with its @fontsource package and weight. All are under the OFL, except DejaVu Sans, whose licence is
 * similar.
 */
export const bannerFaces = {
  Arimo: ['arimo', 700],
  Tinos: ['tinos', 700],
  Gelasio: ['gelasio', 700],
  'DejaVu Sans': ['dejavu-sans', 700],
  Anton: ['anton', 400],
  Oswald: ['oswald', 700],
  Montserrat: ['montserrat', 700],
} as const

export type BannerFace = keyof typeof bannerFaces
/** The font files by family, in the format WOFF 1. */
export type BannerFontFiles = Record<BannerFace, Uint8Array>
