import { selectMeaningfulWords } from './meaningful-words.ts'

// The maximum length of a word in the index. Words in English and French aren't longer than this.
const MAX_WORD_LENGTH = 40
const MAX_WORDS = 8

// Matches inch marks, because 6" and 6in are searched as 6 in.
const INCH_MARK = /(?<=\d)\s?(?:["”]|′′)/g
// Matches the beginning of words such as d'érable, which is searched as érable.
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/gu
// Matches the separator between the two numbers of a size, as in "12 x 24 in", "12×24", "10 in x 6 ft" and "12 by 24". Each number then
// becomes a word of its own. 4x4 isn't a size but a kind of truck, so it stays one word.
const SIZE_SEPARATOR = /(?<=\d(?:\s?(?:in|ft|mm|cm|["”]|′′))?)(?:\s+by\s+|\s*[x×]\s*)(?=\d)(?<!\b4x(?=4\b))/gu
const UNIT_AT_NUMBER = /(?<=\d)(?=(?:in|ft|mm|cm)(?![\p{L}\p{N}]))/gu

/** Splits texts into their distinct words: lower case, no accents, letters and digits only. */
export function splitIntoWords(...texts: readonly string[]): string[] {
  const plain = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(ELISION, '')
    .replace(SIZE_SEPARATOR, ' ')
    .replace(INCH_MARK, ' in ')
    .replace(UNIT_AT_NUMBER, ' ')
    .replace(/['’]/g, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH).toWellFormed()))]
}

/** Returns the words of a search, at most eight. */
export const splitSearchWords = (search: string): string[] =>
  selectMeaningfulWords(splitIntoWords(search)).slice(0, MAX_WORDS)

/**
 * Converts a search to a tsquery of PostgreSQL. All words have to match, and the last word may be unfinished. Null if the search contains
 * no words. The words can't contain quotes, so no injection is possible.
 */
export function toTsquery(search: string): string | null {
  const words = splitSearchWords(search)
  if (words.length === 0) return null
  return words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ')
}
