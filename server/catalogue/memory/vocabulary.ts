import { computeEditDistance, countAllowedTypos } from '../../../domain/search/edit-distance.ts'
import { SYNONYM_WORDS } from '../../../domain/search/related-words.ts'

/**
 * The places where a word occurs, in ascending order. A place is twice the product's position in the shop's own sort order, plus one if the
 * word is in the title.
 */
export type WordPositions = readonly number[]

const CALLED_ELSEWHERE: ReadonlySet<string> = new Set(SYNONYM_WORDS)

type Candidate = { word: string; letters: number; uses: number }

/**
 * All words of the catalogue, with the places where each occurs. Finds exact words, words that start with a prefix, and corrections of
 * typos.
 */
export class Vocabulary {
  readonly #places: ReadonlyMap<string, WordPositions>
  readonly #sorted: readonly string[]
  readonly #candidates: readonly Candidate[]

  /** The parameter `wholeOnly` contains words that are found only if they are typed in full and without typos. */
  constructor(places: ReadonlyMap<string, WordPositions>, wholeOnly: ReadonlySet<string> = new Set()) {
    this.#places = places
    this.#sorted = [...places.keys()].filter((word) => !wholeOnly.has(word)).sort()
    // Words with digits are never suggested as corrections: 28 isn't a typo of 27.
    const words = [...new Set([...this.#sorted, ...SYNONYM_WORDS])].filter((word) => !/\d/.test(word))
    this.#candidates = words.map((word) => ({
      word,
      letters: lettersOf(word),
      uses: places.get(word)?.length ?? 0,
    }))
  }

  /** Whether the word occurs in the vocabulary, or is a synonym that shoppers use. */
  has(word: string): boolean {
    return this.#places.has(word) || CALLED_ELSEWHERE.has(word)
  }

  places(word: string): WordPositions {
    return this.#places.get(word) ?? []
  }

  /** Yields the places of all words that start with this prefix. */
  *placesBeginning(beginning: string): Generator<WordPositions> {
    for (let index = lowerBound(this.#sorted, beginning); index < this.#sorted.length; index += 1) {
      const word = this.#sorted[index] ?? ''
      if (!word.startsWith(beginning)) return
      yield this.places(word)
    }
  }

  /**
   * Finds the most likely correction of a word; null if there is none. Prefers the word with the fewest typos, then a word that starts with
   * the same letters, then the most frequent word.
   */
  nearest(typed: string, unfinished: boolean): { word: string; typos: number } | null {
    const most = countAllowedTypos(typed.length)
    if (most === 0 || /\d/.test(typed)) return null
    const letters = lettersOf(typed)
    let best: (Candidate & { typos: number }) | null = null
    for (const candidate of this.#candidates) {
      // Skips a word if more of the typed letters are missing from it than typos are allowed, because each typo explains at most one
      // missing letter. This quick check rules out most words.
      if (bits(letters & ~candidate.letters) > most) continue
      if (!mayBeginWith(typed, candidate.word)) continue
      const typos = computeEditDistance(typed, candidate.word, best?.typos ?? most, unfinished)
      if (typos > most) continue
      if (best === null || isNearer({ ...candidate, typos }, best, typed)) best = { ...candidate, typos }
    }
    return best && { word: best.word, typos: best.typos }
  }
}

// The maximum length of a short word. People notice a typo at the beginning of a short word, so few corrections change its first letter.
const SHORT_WORD_LENGTH = 5

/**
 * Whether the beginning of the typed word allows this correction. In a short word, the first letter must be the same as in the correction,
 * or the first two letters must be swapped: `wlof` and `owlf` become `wolf`, but `tower` doesn't become `rower`.
 */
function mayBeginWith(typed: string, word: string): boolean {
  return (
    typed.length > SHORT_WORD_LENGTH || typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
  )
}

type NearWord = Candidate & { typos: number }

function isNearer(one: NearWord, other: NearWord, typed: string): boolean {
  if (one.typos !== other.typos) return one.typos < other.typos
  const alike = (word: string) => (word[0] === typed[0] ? 1 : 0)
  const first = alike(one.word) - alike(other.word)
  if (first !== 0) return first > 0
  return one.uses > other.uses || (one.uses === other.uses && one.word.length < other.word.length)
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < wanted) from = middle + 1
    else to = middle
  }
  return from
}

/** Returns a set of bits, one for each letter in the word. All characters other than a to z share one bit. */
function lettersOf(word: string): number {
  let letters = 0
  for (const letter of word) {
    const place = letter.charCodeAt(0) - 97
    letters |= 1 << (place >= 0 && place < 26 ? place : 26)
  }
  return letters
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}
