import { wordForms } from './related-words.ts'
import { isGeneral } from './small-words.ts'
import { stemsOf } from './stem.ts'

/**
 * A page and what shoppers type for it. A phrase matches a search with all of its words, in any order and form. `always`: whatever else is in
 * the search; `alone`: only if it is most of the search, as `address` isn't in `address labels`.
 */
export type Intent = { url: string; always: readonly string[]; alone: readonly string[] }

type Search = {
  /** All words, including stop words. */
  words: readonly string[]
  /** The meaningful words. */
  telling: readonly string[]
}

/** How well a search matches a page's purpose, from 0 for not at all to 1 for exactly. */
export function matchIntent({ always, alone }: Intent, search: Search): number {
  const words = stemsOf(search.words)
  const telling = stemsOf(search.telling.filter((word) => !isGeneral(word)))
  const isSaid = (phrase: string) => [...stemsOf(phrase.split(' '))].every((word) => words.has(word))
  // A single word has to match exactly: a pirate ship has nothing to do with shipping.
  const isMeant = (phrase: string) =>
    phrase.includes(' ') || search.words.some((word) => wordForms(word).includes(phrase))
  const coverage = (phrase: string): number => {
    if (!isSaid(phrase)) return 0
    if (telling.size === 0) return 1
    const wanted = stemsOf(phrase.split(' '))
    return [...telling].filter((word) => wanted.has(word)).length / telling.size
  }
  const best = (phrases: readonly string[]) => Math.max(0, ...phrases.map(coverage))
  const aloneBest = best(alone)
  return Math.max(
    ...always.map((phrase) =>
      isSaid(phrase) && isMeant(phrase) ? Math.max(leastOf(phrase), coverage(phrase)) : 0,
    ),
    aloneBest > MOST ? aloneBest : 0,
  )
}

const MOST = 0.5

/** The least score of a phrase that always counts: several words seldom occur by chance. */
const leastOf = (phrase: string): number => (phrase.includes(' ') ? 0.9 : 0.75)
