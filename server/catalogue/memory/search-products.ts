import { isGeneralWord } from '../../../domain/search/meaningful-words.ts'
import { splitSearchWords } from '../../../domain/search/split-into-words.ts'
import type { CatalogueIndex, SearchMatches } from './catalogue-index.ts'
import { extraVocabulary } from './extra-vocabulary.ts'
import { mergeMatchRanks, rankMatches, MATCH_RANKS } from './rank-matches.ts'
import { findExactAndLoosePositions, type QueryWord, interpretQueryWords } from './query-words.ts'
import type { Vocabulary } from './vocabulary.ts'

type FoundProducts = SearchMatches & {
  read: readonly QueryWord[]
  /** The words of the query. Each has a weight, and the rank of every product for this word. */
  wordRanks: readonly { ranks: Uint8Array; weight: number }[]
}

/** The products or pages to search, numbered from 0 to `size` - 1. */
type SearchedItems = { vocabulary: Vocabulary; size: number; titleLengths: Uint8Array }

// The maximum number of cached searches. Each takes one byte per product.
const MAX_KEPT = 48

/** Finds the products that contain all words of a query, after correcting typos. The last word may be the beginning of a longer word. */
export function searchProducts(memory: CatalogueIndex, pages: Vocabulary, search: string): SearchMatches {
  const words = splitSearchWords(search)
  const key = words.join(' ')
  const known = memory.searches.get(key)
  if (known !== undefined) return known
  const found = loosen(memory, searchUncached(memory, [memory.vocabulary, pages], words))
  if (memory.searches.size >= MAX_KEPT) memory.searches.clear()
  memory.searches.set(key, found)
  return found
}

/**
 * Searches products or pages without the cache. `shop` is a list of all vocabularies of the shop. A word that occurs in any of them isn't
 * corrected.
 */
export function searchUncached(
  { vocabulary, size, titleLengths }: SearchedItems,
  shop: readonly Vocabulary[],
  words: readonly string[],
): FoundProducts {
  const read = interpretQueryWords([...shop, extraVocabulary], words).map((each) => ({
    ...each,
    ...findExactAndLoosePositions(vocabulary, each),
  }))
  const looked = read.filter(({ exact, loose }) => exact.length + loose.length > 0)
  const missing = read.flatMap(({ word, exact, loose }) => (exact.length + loose.length === 0 ? [word] : []))
  const wordRanks = looked.map(({ word, exact, loose }) => {
    const ranks = rankMatches({ exact, loose }, size)
    return { ranks, isGeneral: isGeneralWord(word), weight: isGeneralWord(word) ? 0 : rarity(ranks) }
  })
  const saysNothing = missing.length > 0 && wordRanks.every((each) => each.isGeneral)
  const known = read.filter(({ isKnown }) => isKnown)
  const isCorrected = known.some(({ word, typed }) => word !== typed)
  return {
    read,
    ranks: saysNothing ? new Uint8Array(size) : mergeMatchRanks(wordRanks, titleLengths),
    wordRanks: saysNothing ? [] : wordRanks,
    corrected: isCorrected ? known.map(({ word }) => word).join(' ') : null,
    missing,
    loosened: false,
  }
}

/** Returns the weight of a word. The fewer products or pages contain it, the higher the weight. */
function rarity(ranks: Uint8Array): number {
  let count = 0
  for (const rank of ranks) if (rank > 0) count += 1
  return Math.log(1 + ranks.length / (1 + count))
}

/**
 * If no product contains all words of the query, finds partial matches instead: everything that contains the word with the most weight,
 * title matches first.
 */
function loosen(
  { size }: SearchedItems,
  { ranks: whole, wordRanks, corrected, missing, loosened }: FoundProducts,
): SearchMatches {
  if (wordRanks.length < 2 || whole.some((rank) => rank > 0))
    return { ranks: whole, corrected, missing, loosened }
  const told = new Float64Array(size)
  const best = new Uint8Array(size)
  for (const { ranks, weight } of wordRanks) {
    for (let number = 0; number < size; number += 1) {
      const rank = ranks[number] ?? 0
      if (rank > 0) told[number] = (told[number] ?? 0) + weight
      if (rank > (best[number] ?? 0)) best[number] = rank
    }
  }
  const most = told.reduce((least, sum) => Math.max(least, sum), 0)
  return {
    corrected,
    missing,
    loosened: true,
    ranks: best.map((rank, number) => (told[number] === most ? Math.min(rank, MATCH_RANKS.inTitle) : 0)),
  }
}
