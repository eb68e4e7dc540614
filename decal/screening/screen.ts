import { screenedTerms, type ScreenedTerm, type TermKind, termKinds } from './screened-terms.ts'
import { buildTermPattern } from './term-pattern.ts'

/** The reason why a prompt isn't drawn. The message is for the customer. */
export type ScreeningRefusal = {
  ok: false
  reason:
    | 'blank'
    | 'code-without-text'
    | 'unknown-motif'
    | 'too-long'
    | 'unsettable-sign'
    | 'unwelcome'
    | 'brand'
    | 'not-drawn'
  message: string
  /** The unsupported character or the refused word. */
  word?: string
}

/** The default advice to the customer for each kind of term. */
const usualWayOn: Readonly<Partial<Record<TermKind, string>>> = {
  'makers-mark': 'Ask for the vehicle itself instead, such as “lifted pickup truck”',
  team: 'Ask for the sport instead, such as “hockey sticks and a maple leaf”',
  brand: 'Describe your own idea',
}
const marks = ['brand', 'makers-mark', 'team'] as const
const neverDrawn = ['firearm', 'drug', 'violence'] as const

/** Screens texts for refused terms. */
export type Screen = {
  /** Refuses hate speech, as lettering and as a picture. Returns null if the text contains none. */
  words: (text: string) => ScreeningRefusal | null
  /** Refuses other people's trademarks, as a picture and as lettering. */
  marks: (text: string) => ScreeningRefusal | null
  /**
   * Refuses things that are never drawn: firearms, drugs and gore. Takes the part of a prompt that describes a picture, because lettering
   * may name these things if `words` doesn't refuse it.
   */
  subjects: (described: string) => ScreeningRefusal | null
  /** Refuses lettering with hate speech or trademarks. The lines are checked as one text, because people read them together. */
  lettering: (lines: readonly string[]) => ScreeningRefusal | null
}

/** A term added by the shop's operators; `wayOn` replaces the usual advice to the customer. */
export type AddedTerm = ScreenedTerm & { wayOn?: string }

/** Creates a screen for a list of terms. */
export function createScreen(terms: readonly AddedTerm[]): Screen {
  const patterns = new Map(termKinds.map((kind) => [kind, buildTermPattern(terms, kind)]))
  const findFirst = (text: string, kinds: readonly TermKind[]) => {
    for (const kind of kinds) {
      const word = patterns.get(kind)?.exec(text)?.[0]
      if (word !== undefined)
        return { kind, word, wayOn: wayOnOf(terms, kind, word) ?? usualWayOn[kind] ?? null }
    }
    return null
  }
  const words = (text: string): ScreeningRefusal | null => {
    const found = findFirst(legible(text), ['hatred'])
    return found && unwelcome(found.wayOn)
  }
  const marksIn = (text: string): ScreeningRefusal | null => {
    const found = findFirst(legible(text), marks)
    return found && mark(found)
  }
  return {
    words,
    marks: marksIn,
    subjects: (described) => {
      const found = findFirst(legible(described), neverDrawn)
      return found && notDrawn(found)
    },
    lettering: (lines) => {
      const text = lines.join(' ')
      return words(text) ?? marksIn(text)
    },
  }
}

type Found = { word: string; wayOn: string | null }

function wayOnOf(terms: readonly AddedTerm[], kind: TermKind, word: string): string | undefined {
  const own = terms.filter((term) => term.kind === kind && term.wayOn !== undefined)
  return own.find((term) => buildTermPattern([term], kind).test(word))?.wayOn
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const unwelcome = (wayOn: string | null): ScreeningRefusal => ({
  ok: false,
  reason: 'unwelcome',
  message: `We don't make decals with words that hurt people. ${sentence(wayOn ?? 'Please try other words')}`,
})

const mark = ({ word, wayOn }: Found): ScreeningRefusal => ({
  ok: false,
  reason: 'brand',
  word,
  message: `“${word}” is a trademark, so we can't make it. ${(wayOn ?? '').replace(/[.!]$/, '')}, or upload artwork that you have the rights to.`,
})

const notDrawn = ({ word, wayOn }: Found): ScreeningRefusal => ({
  ok: false,
  reason: 'not-drawn',
  word,
  message: `We don't draw “${word}”. ${sentence(wayOn ?? 'If it is part of a name, put the name in quotation marks and we will set it as lettering')}`,
})

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
  words: screenWords,
  marks: screenMarks,
  subjects: screenSubjects,
  lettering: screenLettering,
} = createScreen(screenedTerms)
