import type { WordPositions } from './vocabulary.ts'

/** The ranks of products and pages for a query. A higher rank is a better match. */
export const MATCH_RANKS = {
  /** The searched word is in the title, and the query contains most of the title's words. */
  isTitle: 5,
  inTitle: 4,
  /** The title contains a synonym of the searched word, or a longer word that starts with it. */
  nearTitle: 3,
  elsewhere: 2,
  nearElsewhere: 1,
} as const

export const MATCH_RANKS_IN_ORDER: readonly number[] = [5, 4, 3, 2, 1]

type Closeness = { exact: readonly WordPositions[]; loose: readonly WordPositions[] }

/** Ranks every product (or page) for one word of the query. The result is indexed by the number of the product or page. */
export function rankMatches({ exact, loose }: Closeness, size: number): Uint8Array {
  const ranks = new Uint8Array(size)
  const note = (lists: readonly WordPositions[], inTitle: number, elsewhere: number) => {
    for (const places of lists) {
      for (const place of places) {
        const rank = (place & 1) === 1 ? inTitle : elsewhere
        if (rank > (ranks[place >> 1] ?? 0)) ranks[place >> 1] = rank
      }
    }
  }
  note(loose, MATCH_RANKS.nearTitle, MATCH_RANKS.nearElsewhere)
  note(exact, MATCH_RANKS.inTitle, MATCH_RANKS.elsewhere)
  return ranks
}

/** The share of the title's words that a query must contain to get the rank `isTitle`. */
const MIN_TITLE_SHARE = 0.6

/**
 * Finds the products that contain all words of the query. A product's rank is its lowest rank for any of these words. General words such as
 * `decal` are left out of the rank, unless the query consists of general words only.
 */
export function mergeMatchRanks(
  words: readonly { ranks: Uint8Array; isGeneral: boolean }[],
  titleLengths: Uint8Array,
): Uint8Array {
  const size = titleLengths.length
  const told = words.filter((word) => !word.isGeneral)
  const ranking = told.length === 0 ? words : told
  const merged = ranking[0]?.ranks.slice() ?? new Uint8Array(size)
  for (const { ranks } of ranking.slice(1)) {
    for (let number = 0; number < size; number += 1)
      merged[number] = Math.min(merged[number] ?? 0, ranks[number] ?? 0)
  }
  for (const { ranks } of words.filter((word) => !ranking.includes(word))) {
    for (let number = 0; number < size; number += 1) if (ranks[number] === 0) merged[number] = 0
  }
  for (let number = 0; number < size; number += 1) {
    if (merged[number] !== MATCH_RANKS.inTitle) continue
    if (ranking.length / (titleLengths[number] ?? 1) >= MIN_TITLE_SHARE) merged[number] = MATCH_RANKS.isTitle
  }
  return merged
}
