import { relatedWords } from '../../../domain/search/related-words.ts'
import type { Places, Vocabulary } from './vocabulary.ts'

/** A word of a search as it was understood. */
type ReadWord = {
  typed: string
  /** What is looked for: another word where nothing in the shop has the one that was typed. */
  word: string
  /** May be the beginning of a longer word. */
  unfinished: boolean
  /** Whether anything in the shop has it. */
  isKnown: boolean
}

/**
 * Takes each word as it was typed where anything in the shop has it: what only a page says is no slip in the name of a product, and the
 * other way round. Else the nearest word of all is taken, of the first vocabulary where two are as near.
 */
export function readWords(shop: readonly Vocabulary[], words: readonly string[]): ReadWord[] {
  return words.map((typed, index) => {
    const unfinished = index === words.length - 1
    const asTyped = { typed, word: typed, unfinished, isKnown: true }
    if (shop.some((vocabulary) => placesOf(vocabulary, asTyped).length > 0)) return asTyped
    const near = shop.flatMap((vocabulary) => vocabulary.nearest(typed, unfinished) ?? [])
    const [nearest] = near.toSorted((one, other) => one.slips - other.slips)
    return nearest
      ? { typed, word: nearest.word, unfinished: false, isKnown: true }
      : { ...asTyped, isKnown: false }
  })
}

/** Where a word stands, its other forms and, where it is unfinished, what begins with it. */
export function placesOf(vocabulary: Vocabulary, { word, unfinished }: ReadWord): Places[] {
  const related = relatedWords(word).map((each) => vocabulary.places(each))
  const begun = unfinished ? [...vocabulary.placesBeginning(word)] : []
  return [...related, ...begun].filter(({ length }) => length > 0)
}
