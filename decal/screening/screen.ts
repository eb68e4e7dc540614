import { screenedTerms, type ScreenedTerm, type TermKind, termKinds } from './screened-terms.ts'
import { buildTermPattern } from './term-pattern.ts'

const marks = ['brand', 'makers-mark', 'team'] as const
const neverDrawn = ['firearm', 'drug', 'violence'] as const

/**
 * The reason why a prompt isn't drawn. content/design-refusals.ts has the messages for customers. `word` is the unsupported character or
 * the refused term. `advice` is the advice to customers that an operator entered for the term; null if there is none.
 */
export type ScreeningRefusal = { ok: false } & (
  | { reason: 'blank' | 'code-without-text' }
  | { reason: 'too-long'; of: 'prompt'; most: number }
  | { reason: 'too-long'; of: 'lettering' }
  | { reason: 'unknown-motif'; motif: string }
  | { reason: 'unsettable-sign'; word: string }
  | { reason: 'unwelcome'; advice: string | null }
  | { reason: 'brand'; kind: (typeof marks)[number]; word: string; advice: string | null }
  | { reason: 'not-drawn'; word: string; advice: string | null }
  /** No layout has room for the request. */
  | { reason: 'not-drawn'; word: null }
)

/** Screens texts for refused terms. */
export type TextScreener = {
  /** Refuses hate speech, as lettering and as a picture. Returns null if the text contains none. */
  words: (text: string) => ScreeningRefusal | null
  /** Refuses other people's trademarks, as a picture and as lettering. */
  marks: (text: string) => ScreeningRefusal | null
  /**
   * Refuses things that are never drawn: firearms, drugs and gore. Takes only the part of a prompt that describes a picture, because
   * lettering may name these things.
   */
  subjects: (described: string) => ScreeningRefusal | null
  /** Refuses lettering with hate speech or trademarks. The lines are checked as one text, because people read them together. */
  lettering: (lines: readonly string[]) => ScreeningRefusal | null
}

/** A term added by the shop's operators. `wayOn` is their advice to the customer, which replaces the usual advice. */
export type AddedTerm = ScreenedTerm & { wayOn?: string }

export function createTextScreener(terms: readonly AddedTerm[]): TextScreener {
  const patterns = new Map(termKinds.map((kind) => [kind, buildTermPattern(terms, kind)]))
  const findFirst = <K extends TermKind>(text: string, kinds: readonly K[]) => {
    for (const kind of kinds) {
      const word = patterns.get(kind)?.exec(text)?.[0]
      if (word !== undefined) return { kind, word, advice: adviceOn(terms, kind, word) }
    }
    return null
  }
  const words = (text: string): ScreeningRefusal | null => {
    const found = findFirst(legible(text), ['hatred'])
    return found && { ok: false, reason: 'unwelcome', advice: found.advice }
  }
  const marksIn = (text: string): ScreeningRefusal | null => {
    const found = findFirst(legible(text), marks)
    return found && { ok: false, reason: 'brand', ...found }
  }
  return {
    words,
    marks: marksIn,
    subjects: (described) => {
      const found = findFirst(legible(described), neverDrawn)
      return found && { ok: false, reason: 'not-drawn', word: found.word, advice: found.advice }
    },
    lettering: (lines) => {
      const text = lines.join(' ')
      return words(text) ?? marksIn(text)
    },
  }
}

/** Returns the advice that an operator entered for a term. */
function adviceOn(terms: readonly AddedTerm[], kind: TermKind, word: string): string | null {
  const own = terms.filter((term) => term.kind === kind && term.wayOn !== undefined)
  return own.find((term) => buildTermPattern([term], kind).test(word))?.wayOn ?? null
}

// Matches single characters that are separated by spaces or punctuation. People read them as one word: "N I K E", "k.k.k.".
const spelt = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .·*-]){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu

/**
 * Normalizes text to what people read on the decal: removes invisible characters, uses one kind of apostrophe, and joins spelt-out words.
 */
function legible(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2018\u2019\u02BC\u00B4\u0060]/g, "'")
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(spelt, (letters) => letters.replaceAll(/[^\p{L}\p{N}]/gu, ''))
}

/** The screen for the built-in list of terms. */
export const {
  words: screenHateSpeech,
  marks: screenTrademarks,
  subjects: screenSubjects,
  lettering: screenLettering,
} = createTextScreener(screenedTerms)
