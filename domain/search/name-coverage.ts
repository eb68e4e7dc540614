import { listRelatedWords } from './related-words.ts'
import { isGeneralWord, selectMeaningfulWords } from './meaningful-words.ts'

/**
 * Returns how much of a name is in a search, from 0 to 1. For example, `boat numbers` contains most of "Boat Registration Numbers". Stop
 * words and words such as "decal" in the name don't count. The last word of the search may be unfinished.
 */
export function computeNameCoverage(name: readonly string[], search: readonly string[]): number {
  const wanted = new Set(search.flatMap((word) => listRelatedWords(word)))
  const last = search.at(-1)
  const isSaid = (word: string) => wanted.has(word) || (last !== undefined && word.startsWith(last))
  const said = name.filter(isSaid)
  const unsaid = selectMeaningfulWords(name).filter((word) => !isSaid(word) && !isGeneralWord(word))
  return said.length === 0 ? 0 : said.length / (said.length + unsaid.length)
}
