import type { PDFPage } from '@cantoo/pdf-lib'
import type { PdfFonts } from '../../../platform/pdf/pdf-fonts.ts'

/** A place on a page in points, counted from the lower left corner as PDF does. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What stands on a paper, from above to below. Words may be of any length: they are broken into rows, and the paper into pages. */
export type PaperPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string; readonly look?: 'plain' | 'strong' | 'faint' }
  /** `shares`: how wide the columns are beside each other; all alike where it is left out. `figures`: all but the first column stand right. */
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly shares?: readonly number[]
      readonly figures?: boolean
    }
  /** Steps in order, or with `boxes` such as are ticked off. */
  | {
      readonly kind: 'list'
      readonly items: readonly string[]
      readonly boxes?: boolean
      readonly numbers?: boolean
    }
  /** Lines to write on, each with its label. */
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  /** Side by side; they stay on one page together. */
  | { readonly kind: 'columns'; readonly columns: readonly (readonly PaperPart[])[] }
  /** Something drawn, as wide as there is room. */
  | {
      readonly kind: 'drawing'
      readonly height: number
      readonly draw: (page: PDFPage, box: Box, fonts: PdfFonts) => void
    }

export type Paper = {
  readonly title: string
  /** Below the title: what the paper is for, in a sentence. */
  readonly lead?: string
  readonly parts: readonly PaperPart[]
}
