import { conceptMotifs } from '../motifs/concept-motifs.ts'
import { colourNamed } from './colour-words.ts'
import { themeNamed } from './themes.ts'
import { decalWords, fillers, looks, places } from './vocabulary.ts'

/** Of words in small letters, which tell what to draw or how, and so need not be set. */
export function describingWords(words: readonly string[]): boolean[] {
  const describing = words.map((word, i) => isDescribing(word) || isCount(word, words[i + 1]))
  for (let i = 0; i < words.length; i += 1) {
    for (const length of [2, 3]) {
      const name = words.slice(i, i + length)
      if (name.length === length && conceptMotifs(name) !== null) describing.fill(true, i, i + length)
    }
  }
  return describing
}

/** "3 wolves": a small figure before a thing counts it. */
export function isCount(word: string, next: string | undefined): boolean {
  return /^\d{1,2}$/.test(word) && next !== undefined && isDescribing(next)
}

function isDescribing(word: string): boolean {
  const single = word.replace(/['’]s$/, '')
  if (places.has(single)) return false
  return (
    [decalWords, fillers, looks].some((list) => list.has(word) || list.has(single)) ||
    colourNamed(single) !== null ||
    themeNamed(single) !== null ||
    isThing(single)
  )
}

/** Whether a word, or one of those that a hyphen joins, names a thing there are motifs of. */
function isThing(word: string): boolean {
  const parts = word.split('-')
  return (
    conceptMotifs(parts) !== null || parts.some((part) => part.length > 2 && conceptMotifs([part]) !== null)
  )
}
