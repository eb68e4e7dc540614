import { englishWithoutAccents } from '../../../decal/reading/french.ts'
import { relatedWords, wordForms, wordsCalledElsewhere } from '../../../domain/search/related-words.ts'
import { englishOfShop } from '../../../domain/search/shop-french.ts'
import type { Places, Vocabulary } from './vocabulary.ts'

const CALLED_ELSEWHERE: ReadonlySet<string> = new Set(wordsCalledElsewhere)

/** A word of a search as it was understood. */
export type ReadWord = {
  typed: string
  /** What is looked for: another word where nothing in the shop has the one that was typed. */
  word: string
  /** May be the beginning of a longer word. */
  unfinished: boolean
  /** Whether anything in the shop has it. */
  isKnown: boolean
}

/**
 * Takes two words for one that shoppers also write so (`sea doo`), and else each word as it was typed where anything in the shop has it: what only a page says is no typo in the name of a product, and the
 * other way round. Else its English is taken where it's French, then then the nearest word
 * of all, of the first vocabulary where two are as near.
 */
export function readWords(shop: readonly Vocabulary[], words: readonly string[]): ReadWord[] {
  const isWhole = (word: string) =>
    shop.some((vocabulary) => wordForms(word).some((form) => vocabulary.has(form)))
  const read: ReadWord[] = []
  for (let index = 0; index < words.length; index += 1) {
    const typed = words[index] ?? ''
    const next = words[index + 1]
    const unfinished = next === undefined
    const joined = next === undefined ? null : `${typed}${next}`
    const english = englishOfShop(typed) ?? englishWithoutAccents(typed)
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

function readMistyped(shop: readonly Vocabulary[], typed: string, unfinished: boolean): ReadWord {
  const asTyped = { typed, word: typed, unfinished, isKnown: true }
  if (shop.some((vocabulary) => placesOf(vocabulary, asTyped).length > 0)) return asTyped
  const near = shop.flatMap((vocabulary) => vocabulary.nearest(typed, unfinished) ?? [])
  const [nearest] = near.toSorted((one, other) => one.typos - other.typos)
  return nearest
    ? { typed, word: nearest.word, unfinished: false, isKnown: true }
    : { ...asTyped, isKnown: false }
}

/** Where a word stands, its other forms and, where it is unfinished, what begins with it. */
export function placesOf(vocabulary: Vocabulary, { word, unfinished }: ReadWord): Places[] {
  const { exact, loose } = placesByCloseness(vocabulary, { word, unfinished })
  return [...exact, ...loose]
}

/** The same apart: the word and its other forms, and what else it is called or may become. */
export function placesByCloseness(
  vocabulary: Vocabulary,
  { word, unfinished }: Pick<ReadWord, 'word' | 'unfinished'>,
): { exact: Places[]; loose: Places[] } {
  const forms = wordForms(word)
  const others = relatedWords(word).filter((each) => !forms.includes(each))
  const known = (words: readonly string[]) =>
    words.map((each) => vocabulary.places(each)).filter(({ length }) => length > 0)
  const begun = unfinished ? [...vocabulary.placesBeginning(word)] : []
  return { exact: known(forms), loose: [...known(others), ...begun] }
}
