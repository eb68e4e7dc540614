/** The reason why the cut line in a customer's file can't be used. */
export type CutLineFault = 'too-intricate' | 'too-small' | 'several-lines' | 'not-closed' | 'crosses-itself'

/** A note for the customer about an uploaded file. The texts of the notes are in content/artwork-notes.ts. */
export type ArtworkNote =
  | { code: 'checkerboard' }
  | { code: 'thin-lines' }
  | { code: 'ragged-lines' }
  | { code: 'separate-parts'; parts: number }
  | { code: 'own-cut-line' }
  | { code: 'cut-line-unused'; why: CutLineFault }
  | { code: 'one-of-many-pages'; page: number; pages: number }
  | { code: 'animation'; frames: number }
  | { code: 'background-removed' }
  | { code: 'white-on-dark' }
  | { code: 'cut-as-rectangle' }
  | { code: 'white-page-removed' }
  | { code: 'unprintable-parts-left-out' }
  /**
   * Text was set in the shop's fonts. `fonts` has the name of each font in the file, and the shop's font that replaces it (`ours`). `other`
   * is the shop's font for text whose font the file doesn't name.
   */
  | { code: 'text-set-in-our-fonts'; fonts: { name: string; ours: string }[]; other: string }

/** Codes of the notes about faults in the print. The notes with other codes are about the cut line or the file. */
const PRINT_WARNINGS: ReadonlySet<ArtworkNote['code']> = new Set([
  'checkerboard',
  'thin-lines',
  'ragged-lines',
])

export const listPrintWarnings = (notes: readonly ArtworkNote[]): ArtworkNote[] =>
  notes.filter(({ code }) => PRINT_WARNINGS.has(code))
