/** The reason why the cut line in a customer's file can't be used. */
export type CutLineFault = 'too-intricate' | 'too-small' | 'several-lines' | 'not-closed' | 'crosses-itself'

/** What a customer should know about a file that was read. content/artwork-notes.ts describes it. */
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
  /** `fonts`: the fonts that the file names, each with the shop's font that replaces it. Text without a named font is set in `other`. */
  | { code: 'text-set-in-our-fonts'; fonts: { name: string; ours: string }[]; other: string }

/** Notes about faults in the print, which don't depend on the cut line. All other notes are about the cut line or the file. */
const PRINT_WARNINGS: ReadonlySet<ArtworkNote['code']> = new Set([
  'checkerboard',
  'thin-lines',
  'ragged-lines',
])

/** Returns the notes about faults in the print. */
export const listPrintWarnings = (notes: readonly ArtworkNote[]): ArtworkNote[] =>
  notes.filter(({ code }) => PRINT_WARNINGS.has(code))
