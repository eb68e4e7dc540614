import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib'
import { isSettableCharacter } from './pdf-text.ts'

export type PdfFonts = { readonly plain: PDFFont; readonly bold: PDFFont }

const require = createRequire(import.meta.url)

/**
 * Chooses the fonts for a document with this text. The fonts are usually Helvetica, which every PDF reader has. If Helvetica lacks a
 * character of the text (Łukasz, Đorđe, Привет), the whole document is set in DejaVu Sans, so that no line mixes fonts. Only the used
 * glyphs of DejaVu Sans are embedded.
 */
export async function embedPdfFonts(pdf: PDFDocument, words: string): Promise<PdfFonts> {
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  if (!isSettableCharacter(words, plain)) return await furtherFonts(pdf)
  return { plain, bold: await pdf.embedFont(StandardFonts.HelveticaBold) }
}

async function furtherFonts(pdf: PDFDocument): Promise<PdfFonts> {
  const { default: fontkit } = await import('@cantoo/fontkit')
  pdf.registerFontkit(fontkit)
  const embed = async (weight: number) => pdf.embedFont(await fontFile(weight), { subset: true })
  return { plain: await embed(400), bold: await embed(700) }
}

const fontFile = (weight: number): Promise<Uint8Array> =>
  readFile(require.resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff`))
