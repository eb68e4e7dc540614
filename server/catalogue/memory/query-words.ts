import { translateWithoutAccents } from '../../../decal/reading/translate-french.ts'
import { listRelatedWords, listWordForms, SYNONYM_WORDS } from '../../../domain/search/related-words.ts'
import { translateShopFrench } from '../../../domain/search/shop-french.ts'
import type { WordPositions, Vocabulary } from './vocabulary.ts'

const CALLED_ELSEWHERE: ReadonlySet<string> = new Set(SYNONYM_WORDS)

/** A word of a query, as the search interprets it. */
export type QueryWord = {
  typed: string
  /** The word to search for: the typed word, or its correction if the typed word occurs nowhere in the shop. */
  word: string
  /** Whether the word may be the beginning of a longer word, because the shopper is still typing. */
  unfinished: boolean
  /** Whether the word occurs anywhere in the shop. */
  isKnown: boolean
}

/**
 * Interprets the words of a query (typo tolerance). First joins two words that shoppers also write as one (`sea doo`). A word that occurs
 * anywhere in the shop stays as typed, even if it resembles a more common word. A French word is translated. Any other word is replaced by
 * the most similar known word; if several vocabularies have equally similar words, the word of the first vocabulary is used.
 */
export function interpretQueryWords(shop: readonly Vocabulary[], words: readonly string[]): QueryWord[] {
  const isWhole = (word: string) =>
    shop.some((vocabulary) => listWordForms(word).some((form) => vocabulary.has(form)))
  const read: QueryWord[] = []
  for (let index = 0; index < words.length; index += 1) {
    const typed = words[index] ?? ''
    const next = words[index + 1]
    const unfinished = next === undefined
    const joined = next === undefined ? null : `${typed}${next}`
    const english = translateShopFrench(typed) ?? translateWithoutAccents(typed)
    if (joined !== null && CALLED_ELSEWHERE.has(joined)) {
      read.push({ typed: joined, word: joined, unfinished: false, isKnown: true })
      index += 1
    } else if (isWhole(typed)) read.push({ typed, word: typed, unfinished, isKnown: true })
    else if (english !== null)
      read.push(
        ...english.split(' ').map((word) => ({ typed, word, unfinished: false, isKnown: isWhole(word) })),
      )
    else read.push(readMistyped(shop, typed, unfinished))
  }
  return read
}

function readMistyped(shop: readonly Vocabulary[], typed: string, unfinished: boolean): QueryWord {
  const asTyped = { typed, word: typed, unfinished, isKnown: true }
  if (shop.some((vocabulary) => findWordPositions(vocabulary, asTyped).length > 0)) return asTyped
  const near = shop.flatMap((vocabulary) => vocabulary.nearest(typed, unfinished) ?? [])
  const [nearest] = near.toSorted((one, other) => one.typos - other.typos)
  return nearest
    ? { typed, word: nearest.word, unfinished: false, isKnown: true }
    : { ...asTyped, isKnown: false }
}

/**
 * Finds the places where a word or one of its inflected forms occurs. If the word is unfinished, also finds longer words that start with
 * it.
 */
export function findWordPositions(vocabulary: Vocabulary, { word, unfinished }: QueryWord): WordPositions[] {
  const { exact, loose } = findExactAndLoosePositions(vocabulary, { word, unfinished })
  return [...exact, ...loose]
}

/**
 * Finds the places where a word occurs, in two groups: `exact` for the word itself and its inflected forms, `loose` for synonyms and longer
 * words.
 */
export function findExactAndLoosePositions(
  vocabulary: Vocabulary,
  { word, unfinished }: Pick<QueryWord, 'word' | 'unfinished'>,
): { exact: WordPositions[]; loose: WordPositions[] } {
  const forms = listWordForms(word)
  const others = listRelatedWords(word).filter((each) => !forms.includes(each))
  const known = (words: readonly string[]) =>
    words.map((each) => vocabulary.places(each)).filter(({ length }) => length > 0)
  const begun = unfinished ? [...vocabulary.placesBeginning(word)] : []
  return { exact: known(forms), loose: [...known(others), ...begun] }
}
