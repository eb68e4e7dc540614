import { meaningfulWords } from './small-words.ts'

// Longest indexed word; longer ones aren't words of any language a shop uses.
const LONGEST_WORD = 40
const MOST_WORDS = 8

// 6" and 6in are 6 in, as sizes are written: a shopper types either.
const INCH_MARK = /(?<=\d)\s?(?:["”]|′′)/g
// French elisions: d'érable is of érable.
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/gu
const UNIT_AT_NUMBER = /(?<=\d)(?=(?:in|ft|mm|cm)(?![\p{L}\p{N}]))/gu

/** The distinct words of some texts: lower case, no accents, letters and digits only. */
export function wordsOf(...texts: readonly string[]): string[] {
  const plain = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(ELISION, '')
    .replace(INCH_MARK, ' in ')
    .replace(UNIT_AT_NUMBER, ' ')
    .replace(/['’]/g, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD).toWellFormed()))]
}

/** The words of a search; after the eighth they are ignored. */
export const searchWords = (search: string): string[] => meaningfulWords(wordsOf(search)).slice(0, MOST_WORDS)

/**
 * A search as PostgreSQL's tsquery: all words have to match, the last one may be unfinished. Null if it has no word. Words are letters and
 * digits only, so nothing can end the quotes.
 */
export function toTsquery(search: string): string | null {
  const words = searchWords(search)
  if (words.length === 0) return null
  return words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ')
}
