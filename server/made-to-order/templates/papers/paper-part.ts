import type { PDFPage } from '@cantoo/pdf-lib'
import type { PdfFonts } from '../../../platform/pdf/pdf-fonts.ts'

/** A rectangle on a page, in points. The origin is the lower left corner of the page, as in PDF. */
export type PaperBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The parts of a printed paper, from top to bottom. Texts may have any length: they wrap, and continue on the next page. */
export type PaperPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string; readonly look?: 'plain' | 'strong' | 'faint' }
  /**
   * A table. `shares` are the relative widths of the columns; without them, all columns have the same width. If `figures` is true, all
   * columns except the first are aligned to the right.
   */
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly shares?: readonly number[]
      readonly figures?: boolean
    }
  /** A list. If `boxes` is true, each item has a check box. Items are numbered if `numbers` is true, or if they have no boxes. */
  | {
      readonly kind: 'list'
      readonly items: readonly string[]
      readonly boxes?: boolean
      readonly numbers?: boolean
    }
  /** Lines for handwriting, each with a label. */
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  /** Parts side by side. They aren't divided between pages. */
  | { readonly kind: 'columns'; readonly columns: readonly (readonly PaperPart[])[] }
  /** A drawing over the whole width. */
  | {
      readonly kind: 'drawing'
      readonly height: number
      readonly draw: (page: PDFPage, box: PaperBox, fonts: PdfFonts) => void
    }

export type Paper = {
  readonly title: string
  /** A sentence below the title that says what the paper is for. */
  readonly lead?: string
  readonly parts: readonly PaperPart[]
}
