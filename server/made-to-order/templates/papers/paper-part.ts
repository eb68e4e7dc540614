import type { PDFPage } from '@cantoo/pdf-lib'
import type { PdfFonts } from '../../../platform/pdf/pdf-fonts.ts'

/** A rectangle on a page in points; like in PDF, the origin is the page's lower left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The parts of a paper from top to bottom. Texts can have any length: they wrap, and the paper continues on further pages. */
export type PaperPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string; readonly look?: 'plain' | 'strong' | 'faint' }
  /** `shares` are the relative column widths, equal by default. With `figures`, all columns but the first are right-aligned. */
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly shares?: readonly number[]
      readonly figures?: boolean
    }
  /** Numbered steps; with `boxes`, a checklist. */
  | {
      readonly kind: 'list'
      readonly items: readonly string[]
      readonly boxes?: boolean
      readonly numbers?: boolean
    }
  /** Lines to write on, each with a label. */
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  /** Parts side by side, kept together on one page. */
  | { readonly kind: 'columns'; readonly columns: readonly (readonly PaperPart[])[] }
  /** A drawing across the available width. */
  | {
      readonly kind: 'drawing'
      readonly height: number
      readonly draw: (page: PDFPage, box: Box, fonts: PdfFonts) => void
    }

export type Paper = {
  readonly title: string
  /** The paper's purpose, in one sentence below the title. */
  readonly lead?: string
  readonly parts: readonly PaperPart[]
}
