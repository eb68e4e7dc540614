import type { PDFFont } from '@cantoo/pdf-lib'

// The standard fonts of PDF have the signs of this character set and no others.
const UNSETTABLE = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/gu
const LONGEST_WORDS = 2_000

/** Words broken into rows of a width, in points, for a standard font of PDF; what it has no sign for becomes a "?". */
export function brokenLines(
  words: string,
  font: PDFFont,
  { size, width }: { size: number; width: number },
): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of settable(words).slice(0, LONGEST_WORDS).split(/\s+/)) {
    for (const piece of word.match(/.{1,60}/g) ?? []) {
      const longer = row === '' ? piece : `${row} ${piece}`
      if (font.widthOfTextAtSize(longer, size) <= width) row = longer
      else {
        if (row !== '') rows.push(row)
        row = piece
      }
    }
  }
  return row === '' ? rows : [...rows, row]
}

/** Words as the standard fonts of PDF can set them. */
export const settable = (words: string): string =>
  words.normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(UNSETTABLE, '?')
