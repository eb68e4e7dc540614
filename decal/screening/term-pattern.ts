import { type ScreenedTerm, logoCueWords, type TermKind } from './screened-terms.ts'

const NEVER_MATCHES = /(?!)/u

/** Builds a pattern that finds the terms of one kind in a text, whole words only. */
export function buildTermPattern(terms: readonly ScreenedTerm[], kind: TermKind): RegExp {
  const own = terms.filter((term) => term.kind === kind)
  if (own.length === 0) return NEVER_MATCHES
  const names = own.map(sourceOf).join('|')
  return kind === 'makers-mark'
    ? new RegExp(
        String.raw`${WORD_START}(?:${own.map(({ phrase }) => wordsOf(phrase)).join('|')})(?: [\p{L}\p{N}]+)? (?:${logoCueWords.map(wordsOf).join('|')})s?${WORD_END}`,
        'iu',
      )
    : new RegExp(`${WORD_START}(?:${names})`, 'iu')
}

const WORD_START = String.raw`(?<![\p{L}\p{N}])`
const WORD_END = String.raw`(?![\p{L}\p{N}])`

const wordsOf = (phrase: string): string =>
  phrase
    .trim()
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('[ -]?')

function sourceOf({ phrase, notAfter = [], notBefore = [] }: ScreenedTerm): string {
  const before = notAfter.length === 0 ? '' : `(?<!${WORD_START}(?:${notAfter.map(wordsOf).join('|')})[ -])`
  const after = notBefore.length === 0 ? '' : `(?! (?:${notBefore.map(wordsOf).join('|')})${WORD_END})`
  return `${before}${wordsOf(phrase)}s?${WORD_END}${after}`
}
