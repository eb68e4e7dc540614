import { describingWords } from './describing-word.ts'
import { bare, isCapital, isConnector, numbersOf, taken, type Found, type Taken } from './take-lettering.ts'
import { properAdjectives, setPhrases, sloganWords, tradeWords } from './vocabulary.ts'

type Word = { at: number; text: string; low: string; describing: boolean }

/** Names that stand out by their capitals among words that have none, and phrases that customers want as they stand. */
export function takeNames(prompt: string): Taken | null {
  const phrases = phrasesOf(prompt)
  const found = [...phrases, ...(hasCase(prompt) ? capitals(wordsOf(prompt)) : [])].toSorted(
    (a, b) => a.at - b.at,
  )
  if (found.length === 0) return null
  const joined = found.reduce<Found[]>((list, next) => joinNext(prompt, list, next), [])
  return taken(prompt, [...joined, ...numbersOf(prompt, joined)])
}

/** The phrases with the unknown words after them; a warning goes on to the end of its clause. */
function phrasesOf(prompt: string): Found[] {
  const words = wordsOf(prompt)
  return [...prompt.matchAll(setPhrases)].map((m) => {
    const warns = /^(?:caution|danger|warning|attention)/i.test(m[0])
    const rest = words.filter((word) => word.at >= m.index + m[0].length)
    const end = rest.findIndex(
      (word, i) => endsClause(rest[i - 1]) || (warns ? /^with$/i.test(word.text) : word.describing),
    )
    const last = rest.slice(0, end < 0 ? rest.length : end).at(-1)
    const to = last ? last.at + last.text.length : m.index + m[0].length
    return { at: m.index, to, text: prompt.slice(m.index, to) }
  })
}

function wordsOf(prompt: string): Word[] {
  const words = [...prompt.matchAll(/[^\s|]+/g)].map((m) => ({ at: m.index, text: m[0], low: bare(m[0]) }))
  const describing = describingWords(words.map(({ low }) => low))
  return words.map((word, i) => ({ ...word, describing: describing[i] ?? false }))
}

/** Two finds with only spaces or small words between them are one line: "Happy birthday" and "Emma". */
function joinNext(prompt: string, list: Found[], next: Found): Found[] {
  const last = list.at(-1)
  if (!last) return [next]
  if (next.to <= last.to) return list
  const between = prompt.slice(last.to, Math.max(next.at, last.to)).trim().toLowerCase()
  const parted = /[,;:]$/.test(prompt.slice(last.at, last.to)) || (between !== '' && !isConnector(between))
  if (parted) return [...list, next]
  return [...list.slice(0, -1), { at: last.at, to: next.to, text: prompt.slice(last.at, next.to) }]
}

function capitals(words: readonly Word[]): Found[] {
  const found: Found[] = []
  for (let i = 0; i < words.length; i += 1) {
    if (!isCapital(words[i]?.text ?? '')) continue
    const last = endOfRun(words, i)
    let first = i
    while (precedes(words[first - 1])) first -= 1
    const run = words.slice(first, last + 1)
    const [start, end] = [run[0], run.at(-1)]
    if (start && end && isName(run, i === 0)) {
      const text = run.map((word) => word.text).join(' ')
      found.push({ at: start.at, to: end.at + end.text.length, text })
    }
    i = last
  }
  return found
}

/** A run of capitals goes on over figures and small words; a trade or an unknown word after it belongs to it. */
function endOfRun(words: readonly Word[], from: number): number {
  let last = from
  while (!endsClause(words[last]) && continues(words, last)) last += 1
  while (!endsClause(words[last]) && belongs(words[last + 1])) last += 1
  return last
}

function continues(words: readonly Word[], at: number): boolean {
  const [next, after] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? '']
  if (next === '&' || next === '+') return after !== ''
  if (/^["'(]?[\p{Lu}\p{N}#]/u.test(next)) return true
  return isConnector(next) && /^[\p{Lu}\p{N}]/u.test(after)
}

function belongs(word: Word | undefined): boolean {
  if (!word || !/\p{L}/u.test(word.low)) return false
  return tradeWords.has(word.low) || sloganWords.has(word.low) || !word.describing
}

function precedes(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    !endsClause(word) &&
    /\p{L}/u.test(word.low) &&
    !word.describing &&
    !properAdjectives.has(word.low)
  )
}

/** A single word that begins the prompt, or that is known to be a thing, is no name by its capital alone. */
function isName(run: readonly Word[], leads: boolean): boolean {
  const content = run.filter(({ low }) => !isConnector(low))
  if (content.every(({ low }) => properAdjectives.has(low))) return false
  if (content.length > 1)
    return content.some((word, i) => !word.describing || (i > 0 && isCapital(word.text)))
  const [word] = content
  const loud = /^\p{Lu}[\p{Lu}\p{N}'&-]+$/u.test((word?.text ?? '').replaceAll(/[.,!?]+$/g, ''))
  return word !== undefined && (!word.describing || (loud && !leads))
}

/** Capitals say nothing where all words are in capitals, or where each begins with one. */
function hasCase(prompt: string): boolean {
  const words = prompt.split(/[\s|]+/).filter((word) => /\p{L}{2}/u.test(word) && !isConnector(word))
  const small = words.filter((word) => !isCapital(word))
  return small.length > 0 && small.length < words.length + (/(?:^|\s)\p{Lu}(?:\s|$)/u.test(prompt) ? 1 : 0)
}

function endsClause(word: Word | undefined): boolean {
  const text = word?.text ?? ''
  return /[,;:.!?)]$/.test(text) && !/^(?:St|Dr|Mr|Mrs|Mt|Ft|No|Co)\.$|^\p{Lu}\.$/u.test(text)
}
