import type { PDFPage } from '@cantoo/pdf-lib'
import type { PdfFonts } from '../../../platform/pdf/pdf-fonts.ts'

/** A place on a page in points, counted from the lower left corner as PDF does. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The contents of a paper from top to bottom. Texts may have any length: they wrap, and the paper continues on further pages. */
export type PaperPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string; readonly look?: 'plain' | 'strong' | 'faint' }
  /** `shares`: relative column widths, equal by default. `figures`: all but the first column are right-aligned. */
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly shares?: readonly number[]
      readonly figures?: boolean
    }
  /** Numbered steps, or with `boxes` a checklist. */
  | {
      readonly kind: 'list'
      readonly items: readonly string[]
      readonly boxes?: boolean
      readonly numbers?: boolean
    }
  /** Lines to write on, each with its label. */
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  /** Side by side, together on one page. */
  | { readonly kind: 'columns'; readonly columns: readonly (readonly PaperPart[])[] }
  /** A drawing as wide as the available room. */
  | {
      readonly kind: 'drawing'
      readonly height: number
      readonly draw: (page: PDFPage, box: Box, fonts: PdfFonts) => void
    }

export type Paper = {
  readonly title: string
  /** The paper's purpose in one sentence, below the title. */
  readonly lead?: string
  readonly parts: readonly PaperPart[]
}
