import { type ScreenedTerm, logoWords, type TermKind } from './screened-terms.ts'

const NOTHING = /(?!)/u

/** Builds a pattern that finds the terms of one kind in a text, whole words only. */
export function buildTermPattern(terms: readonly ScreenedTerm[], kind: TermKind): RegExp {
  const own = terms.filter((term) => term.kind === kind)
  if (own.length === 0) return NOTHING
  const names = own.map(sourceOf).join('|')
  return kind === 'makers-mark'
    ? new RegExp(
        String.raw`${START}(?:${own.map(({ phrase }) => wordsOf(phrase)).join('|')})(?: [\p{L}\p{N}]+)? (?:${logoWords.map(wordsOf).join('|')})s?${END}`,
        'iu',
      )
    : new RegExp(`${START}(?:${names})`, 'iu')
}

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`

const wordsOf = (phrase: string): string =>
  phrase
    .trim()
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('[ -]?')

function sourceOf({ phrase, notAfter = [], notBefore = [] }: ScreenedTerm): string {
  const before = notAfter.length === 0 ? '' : `(?<!${START}(?:${notAfter.map(wordsOf).join('|')})[ -])`
  const after = notBefore.length === 0 ? '' : `(?! (?:${notBefore.map(wordsOf).join('|')})${END})`
  return `${before}${wordsOf(phrase)}s?${END}${after}`
}
