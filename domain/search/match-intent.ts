import { wordForms } from './related-words.ts'
import { isGeneral } from './small-words.ts'
import { stemsOf } from './stem.ts'

/**
 * A page and what shoppers type for it. A phrase is found where a search has all of its words, in any order and form. `always`: whatever
 * else the search says; `alone`: only where it is most of what the search says, as `address` isn't in `address labels`.
 */
export type Intent = { url: string; always: readonly string[]; alone: readonly string[] }

type Search = {
  /** All its words, small ones too. */
  words: readonly string[]
  /** Those that say what is looked for. */
  telling: readonly string[]
}

/** How well a search says what a page is for, from 0 for not at all to 1 for nothing else. */
export function matchIntent({ always, alone }: Intent, search: Search): number {
  const words = stemsOf(search.words)
  const telling = stemsOf(search.telling.filter((word) => !isGeneral(word)))
  const isSaid = (phrase: string) => [...stemsOf(phrase.split(' '))].every((word) => words.has(word))
  // One word alone must be that very word: a pirate ship has nothing to do with shipping.
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

/** The least that a phrase counts which is always meant: several words are seldom said by chance. */
const leastOf = (phrase: string): number => (phrase.includes(' ') ? 0.9 : 0.75)
