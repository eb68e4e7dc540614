import { listWordForms } from './related-words.ts'
import { isGeneralWord } from './meaningful-words.ts'
import { stemWords } from './stem.ts'

/**
 * A page, with the phrases by which shoppers search for it. A phrase matches if the search contains all of its words, in any order and in
 * any form. The phrases in `always` match even if they are a small part of the search. A phrase in `alone` must be most of the search: with
 * the phrase `address`, the search `address` finds the page, but the search `address labels` doesn't.
 */
export type SearchIntent = { url: string; always: readonly string[]; alone: readonly string[] }

type Search = {
  /** All words of the search. */
  words: readonly string[]
  /** The words of the search without stop words. */
  telling: readonly string[]
}

/** Scores how well a search matches a page's phrases, from 0 (not at all) to 1 (exactly). */
export function findSearchIntent({ always, alone }: SearchIntent, search: Search): number {
  const words = stemWords(search.words)
  const telling = stemWords(search.telling.filter((word) => !isGeneralWord(word)))
  const isSaid = (phrase: string) => [...stemWords(phrase.split(' '))].every((word) => words.has(word))
  // If a phrase is a single word, the search must contain this word, its singular or its plural. A word with the same stem isn't enough: a
  // search for "pirate ships" must not find the page about shipping.
  const isMeant = (phrase: string) =>
    phrase.includes(' ') || search.words.some((word) => listWordForms(word).includes(phrase))
  const coverage = (phrase: string): number => {
    if (!isSaid(phrase)) return 0
    if (telling.size === 0) return 1
    const wanted = stemWords(phrase.split(' '))
    return [...telling].filter((word) => wanted.has(word)).length / telling.size
  }
  const best = (phrases: readonly string[]) => Math.max(0, ...phrases.map(coverage))
  const aloneBest = best(alone)
  return Math.max(
    ...always.map((phrase) =>
      isSaid(phrase) && isMeant(phrase) ? Math.max(leastOf(phrase), coverage(phrase)) : 0,
    ),
    aloneBest > MIN_SCORE_ALONE ? aloneBest : 0,
  )
}

const MIN_SCORE_ALONE = 0.5

/**
 * Returns the minimum score if an `always` phrase matches. It is higher for phrases of several words, because they rarely match by chance.
 */
const leastOf = (phrase: string): number => (phrase.includes(' ') ? 0.9 : 0.75)
