import type { PDFFont } from '@cantoo/pdf-lib'

const MAX_TEXT_LENGTH = 2_000

/** Wraps text to a width in points. A character that the font lacks becomes "?". A word that is longer than a line is broken. */
export function breakIntoLines(
  words: string,
  font: PDFFont,
  { size, width }: { size: number; width: number },
): string[] {
  const fits = (text: string): boolean => font.widthOfTextAtSize(text, size) <= width
  const rows: string[] = []
  let row = ''
  for (const word of dropUnsettableCharacters(words, font).slice(0, MAX_TEXT_LENGTH).split(/\s+/)) {
    for (const piece of piecesOf(word, fits)) {
      const longer = row === '' ? piece : `${row} ${piece}`
      if (fits(longer)) row = longer
      else {
        if (row !== '') rows.push(row)
        row = piece
      }
    }
  }
  return row === '' ? rows : [...rows, row]
}

function piecesOf(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return word === '' ? [] : [word]
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

/** Replaces unsupported characters. */
export const dropUnsettableCharacters = (words: string, font: PDFFont): string =>
  Array.from(words.normalize('NFC').replaceAll(/\s/g, ' '), (character) =>
    hasSign(font, character) ? character : '?',
  ).join('')

/** Whether a font supports all characters of a text. */
export const isSettableCharacter = (words: string, font: PDFFont): boolean =>
  Array.from(words.normalize('NFC')).every((character) => /\s/.test(character) || hasSign(font, character))

const characterSets = new WeakMap<PDFFont, Set<number>>()

function hasSign(font: PDFFont, character: string): boolean {
  const characters = characterSets.get(font) ?? new Set(font.getCharacterSet())
  characterSets.set(font, characters)
  return characters.has(character.codePointAt(0) ?? 0)
}
