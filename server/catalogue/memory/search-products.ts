import { searchWords } from '../../../domain/search/words-of.ts'
import type { CatalogueMemory, SearchMatches } from './catalogue-memory.ts'
import { placesOf, readWords } from './read-words.ts'
import type { Places, Vocabulary } from './vocabulary.ts'

type Found = SearchMatches & {
  /** The ranks of each word alone. */
  wordRanks: readonly Uint8Array[]
}

/** What has words, by numbers from 0 to below `size`. */
type Searched = { vocabulary: Vocabulary; size: number }

// Each takes a byte a product.
const MOST_KEPT = 48

const IN_TITLE = 2
const ELSEWHERE = 1

/** The products that have all words of a search (the last may be unfinished), or the words that were probably meant. */
export function searchProducts(memory: CatalogueMemory, pages: Vocabulary, search: string): SearchMatches {
  const words = searchWords(search)
  const key = words.join(' ')
  const known = memory.searches.get(key)
  if (known !== undefined) return known
  const found = loosen(memory, searchNow(memory, [memory.vocabulary, pages], words))
  if (memory.searches.size >= MOST_KEPT) memory.searches.clear()
  memory.searches.set(key, found)
  return found
}

/** The same for anything that has a vocabulary, which is one of the shop's, and is not kept. */
export function searchNow(
  { vocabulary, size }: Searched,
  shop: readonly Vocabulary[],
  words: readonly string[],
): Found {
  const read = readWords(shop, words).map((each) => ({ ...each, places: placesOf(vocabulary, each) }))
  const looked = read.filter(({ places }) => places.length > 0)
  const wordRanks = looked.map(({ places }) => ranksOf(places, size))
  const ranks = wordRanks[0]?.slice() ?? new Uint8Array(size)
  for (const own of wordRanks.slice(1)) {
    for (let number = 0; number < size; number += 1)
      ranks[number] = Math.min(ranks[number] ?? 0, own[number] ?? 0)
  }
  const known = read.filter(({ isKnown }) => isKnown)
  const isCorrected = known.some(({ word, typed }) => word !== typed)
  return {
    ranks,
    wordRanks,
    corrected: isCorrected ? known.map(({ word }) => word).join(' ') : null,
    missing: read.flatMap(({ word, places }) => (places.length === 0 ? [word] : [])),
    loosened: false,
  }
}

/** Where nothing has all words: what has the most of them, and first what has one in its title. */
function loosen({ size }: Searched, { wordRanks, ...found }: Found): SearchMatches {
  if (wordRanks.length < 2 || found.ranks.some((rank) => rank > 0)) return found
  const has = new Uint8Array(size)
  const best = new Uint8Array(size)
  for (const own of wordRanks) {
    for (let number = 0; number < size; number += 1) {
      const rank = own[number] ?? 0
      if (rank > 0) has[number] = (has[number] ?? 0) + 1
      if (rank > (best[number] ?? 0)) best[number] = rank
    }
  }
  const most = has.reduce((least, count) => Math.max(least, count), 0)
  return { ...found, loosened: true, ranks: best.map((rank, number) => (has[number] === most ? rank : 0)) }
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
