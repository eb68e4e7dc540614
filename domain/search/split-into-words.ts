import { selectMeaningfulWords } from './meaningful-words.ts'

// The maximum length of an indexed word. No word in English or French is longer.
const LONGEST_WORD = 40
const MAX_WORDS = 8

// Matches inch marks. Search treats 6" and 6in as 6 in.
const INCH_MARK = /(?<=\d)\s?(?:["”]|′′)/g
// Matches French elisions: d'érable contains érable.
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/gu
// Matches the text between two sides of a size, so that "12 x 24 in", "12×24", "10 in x 6 ft" and "12 by 24" are searched as two numbers.
// 4x4 isn't matched, because it is a kind of truck.
const BETWEEN_SIDES = /(?<=\d(?:\s?(?:in|ft|mm|cm|["”]|′′))?)(?:\s+by\s+|\s*[x×]\s*)(?=\d)(?<!\b4x(?=4\b))/gu
const UNIT_AT_NUMBER = /(?<=\d)(?=(?:in|ft|mm|cm)(?![\p{L}\p{N}]))/gu

/** Splits texts into their distinct words: lower case, no accents, letters and digits only. */
export function splitIntoWords(...texts: readonly string[]): string[] {
  const plain = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(ELISION, '')
    .replace(BETWEEN_SIDES, ' ')
    .replace(INCH_MARK, ' in ')
    .replace(UNIT_AT_NUMBER, ' ')
    .replace(/['’]/g, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD).toWellFormed()))]
}

/** Returns the words of a search, at most eight. */
export const splitSearchWords = (search: string): string[] =>
  selectMeaningfulWords(splitIntoWords(search)).slice(0, MAX_WORDS)

/**
 * Converts a search to a PostgreSQL tsquery in which all words have to match and the last may be unfinished. Null if it has no words. Words
 * consist of letters and digits only, so nothing can break out of the quotes.
 */
export function toTsquery(search: string): string | null {
  const words = splitSearchWords(search)
  if (words.length === 0) return null
  return words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ')
}
