import { stemMotifWord } from '../motifs/named-motifs.ts'
import type { ParsedPrompt } from '../reading/parse-prompt.ts'
import type { WordUse } from '../reading/token-claims.ts'
import { correctTypo, type SpellingIndex } from '../reading/correct-typo.ts'
import { functionWords, kinWords, orderWords, relationWords, styleWords } from '../reading/word-lists.ts'
import type { LayoutName } from '../layouts/layout-names.ts'
import { styleNames } from '../style-names.ts'
import type { ChosenSubjects } from './choose-subjects.ts'
import { findNamedLayouts } from './named-layouts.ts'
import { findTheme } from './themes.ts'

/** Returns how every token of a prompt was used. */
export function assignWordUses(
  parsed: ParsedPrompt,
  chosen: ChosenSubjects,
  spelling: SpellingIndex,
): WordUse[] {
  const shown = new Set(
    chosen.subjects.flatMap(({ motifs }) => (motifs[0]?.split(':')[1] ?? '').split('-').map(stemMotifWord)),
  )
  const undrawn = parsed.pictures.filter(
    (picture) => picture.role !== 'subject' && !chosen.drawn.includes(picture),
  )
  const isScript = listLayoutsInPrompt(parsed).includes('swash')
  return parsed.tokens.map(({ low }, at) => {
    const use = parsed.uses[at] ?? null
    // Words for a picture that wasn't drawn are listed as unused. Words for the decal's purpose (`context`) are an exception: they are part
    // of the order.
    const left = undrawn.find(({ from, to }) => at >= from && at < to)
    if (left) return left.role === 'context' ? 'order' : 'unused'
    if (use !== null) return use
    if (shown.has(stemMotifWord(low))) return 'drawn'
    if (functionWords.has(low) || relationWords[low] !== undefined) return 'link'
    if (isManner(low) || (isScript && scriptAdjectives.test(low))) return 'style'
    const word = correctTypo(low, spelling) ?? low
    if (orderWords.has(word) || kinWords.has(word)) return 'order'
    return 'unused'
  })
}

// Adjectives that describe script lettering, as in "fancy script".
const scriptAdjectives = /^(?:fancy|elegant|pretty|beautiful)$/

/**
 * Returns the layouts that a prompt names outside of its lettering. The "round" in "wrapped round a sword" is a preposition and names no
 * layout.
 */
export function listLayoutsInPrompt({ tokens, uses }: ParsedPrompt): LayoutName[] {
  const isPreposition = (at: number): boolean =>
    tokens[at]?.low === 'round' && /^(?:an?|the|its|his|her|my|our)$/.test(tokens[at + 1]?.low ?? '')
  const words = tokens.filter((_, at) => uses[at] !== 'set' && !isPreposition(at)).map(({ low }) => low)
  return findNamedLayouts(words.join(' '))
}

/** Whether a word chooses a style, a layout or a palette. */
function isManner(word: string): boolean {
  return (
    styleNames.some((name) => name === word) ||
    findNamedLayouts(word).length > 0 ||
    findTheme(word) !== null ||
    // The word "symbol" describes how something is drawn, as in "biohazard symbol".
    /^symbols?$/.test(word) ||
    (styleWords.has(word) && /^(?:style|theme|themed|outline|silhouette|background|colou?rs?)$/.test(word))
  )
}

/** Returns the words of a prompt that weren't used for anything, as the customer wrote them. */
export function listUnusedWords({ tokens }: ParsedPrompt, uses: readonly WordUse[]): string[] {
  const unused: string[] = []
  for (const [at, { text, breaks }] of tokens.entries()) {
    if (uses[at] !== 'unused') continue
    if (uses[at - 1] === 'unused' && !breaks) unused.push(`${unused.pop() ?? ''} ${text}`)
    else unused.push(text)
  }
  return unused
}
