import type { Places } from './vocabulary.ts'

/** How well something matches a query, best first. */
export const RANKS = {
  /** The query is most of its title. */
  isTitle: 5,
  inTitle: 4,
  /** In its title, through a synonym or an unfinished word. */
  nearTitle: 3,
  elsewhere: 2,
  nearElsewhere: 1,
} as const

export const RANKS_IN_ORDER: readonly number[] = [5, 4, 3, 2, 1]

type Closeness = { exact: readonly Places[]; loose: readonly Places[] }

/** The rank of each number for one word. */
export function rankPlaces({ exact, loose }: Closeness, size: number): Uint8Array {
  const ranks = new Uint8Array(size)
  const note = (lists: readonly Places[], inTitle: number, elsewhere: number) => {
    for (const places of lists) {
      for (const place of places) {
        const rank = (place & 1) === 1 ? inTitle : elsewhere
        if (rank > (ranks[place >> 1] ?? 0)) ranks[place >> 1] = rank
      }
    }
  }
  note(loose, RANKS.nearTitle, RANKS.nearElsewhere)
  note(exact, RANKS.inTitle, RANKS.elsewhere)
  return ranks
}

/** The minimum share of a title's words for the query to be "most of it". */
const WHOLE = 0.6

/**
 * Products that contain all words, ranked by the worst of them; general words (`decal`) must occur but don't affect the rank, unless they are all
 * there is.
 */
export function mergeRanks(
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
    if (merged[number] !== RANKS.inTitle) continue
    if (ranking.length / (titleLengths[number] ?? 1) >= WHOLE) merged[number] = RANKS.isTitle
  }
  return merged
}
