import { relatedWords } from '../../../../domain/search/related-words.ts'
import { searchWords } from '../search-words.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'
import type { Places, Vocabulary } from './vocabulary.ts'

/** How a search was understood. */
export type SearchReading = {
  /** The words that were looked for, where they are not those that were typed. */
  corrected: string | null
  /** Words that nothing has, not even with slips; the others were looked for without them. */
  missing: string[]
}

export type SearchMatches = SearchReading & {
  /** By product: 0 does not match, 2 has all words in its title, 1 has them elsewhere. */
  ranks: Uint8Array
}

// Each takes a byte a product.
const MOST_KEPT = 48

const IN_TITLE = 2
const ELSEWHERE = 1

/** The products that have all words of a search (the last may be unfinished), or the words that were probably meant. */
export function searchProducts(memory: CatalogueMemory, search: string): SearchMatches {
  const words = searchWords(search)
  const key = words.join(' ')
  const known = memory.searches.get(key)
  if (known !== undefined) return known
  const found = searchNow(memory, words)
  if (memory.searches.size >= MOST_KEPT) memory.searches.clear()
  memory.searches.set(key, found)
  return found
}

/** The same for anything that has a vocabulary, and is not kept. */
export function searchNow(
  { vocabulary, size }: Pick<CatalogueMemory, 'vocabulary' | 'size'>,
  words: readonly string[],
): SearchMatches {
  const read = words.map((word, index) => readWord(vocabulary, word, index === words.length - 1))
  const looked = read.filter(({ places }) => places.length > 0)
  const ranks = new Uint8Array(size)
  looked.forEach(({ places }, index) => {
    const own = ranksOf(places, size)
    // The first word fills, each further one takes away.
    for (let number = 0; number < size; number += 1) {
      const rank = own[number] ?? 0
      ranks[number] = index === 0 ? rank : Math.min(ranks[number] ?? 0, rank)
    }
  })
  const isCorrected = looked.some(({ word, typed }) => word !== typed)
  return {
    ranks,
    corrected: isCorrected ? looked.map(({ word }) => word).join(' ') : null,
    missing: read.flatMap(({ typed, places }) => (places.length === 0 ? [typed] : [])),
  }
}

type ReadWord = { typed: string; word: string; places: readonly Places[] }

function readWord(vocabulary: Vocabulary, typed: string, isLast: boolean): ReadWord {
  const places = placesOf(vocabulary, typed, isLast)
  if (places.length > 0) return { typed, word: typed, places }
  const word = vocabulary.nearest(typed, isLast)
  return { typed, word: word ?? typed, places: word === null ? [] : placesOf(vocabulary, word, false) }
}

function placesOf(vocabulary: Vocabulary, word: string, unfinished: boolean): Places[] {
  const related = relatedWords(word).map((each) => vocabulary.places(each))
  const begun = unfinished ? [...vocabulary.placesBeginning(word)] : []
  return [...related, ...begun].filter(({ length }) => length > 0)
}

function ranksOf(placesOfWords: readonly Places[], size: number): Uint8Array {
  const ranks = new Uint8Array(size)
  for (const places of placesOfWords) {
    for (const place of places) {
      const number = place >> 1
      if ((place & 1) === 1) ranks[number] = IN_TITLE
      else ranks[number] ||= ELSEWHERE
    }
  }
  return ranks
}
