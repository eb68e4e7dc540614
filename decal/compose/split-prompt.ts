import { describingWords } from './describing-word.ts'
import { bare, cleaned, type Taken } from './take-lettering.ts'
import { decalWords, fillers, looks, sloganWords, tradeWords } from './vocabulary.ts'

const request =
  /^(?:please|i (?:want|need|would|'d)|i'd like|we (?:want|need)|make|create|design|draw|give|can you|could you|looking for|show me|je veux|je voudrais)\b/i
const clauseEnd =
  /\s*[|,;:\n]\s*|(?<!\b(?:st|dr|mr|mrs|mt|ft|no|co))\.\s+|\s+(?=(?:with|featuring|showing|avec)\s)/i
// A description goes on longer than anything that is meant to be read on a decal.
const LONGEST_SLOGAN = 10

/** Parts a prompt without quotation marks, names or capitals into lettering and description. */
export function splitPlain(prompt: string): Taken {
  const asked = request.test(prompt) || prompt.split(/\s+/).some((word) => isDecalWord(bare(word)))
  const texts: string[] = []
  const rest: string[] = []
  for (const clause of prompt.split(clauseEnd).filter((part) => part.trim() !== '')) {
    const lettering = letteringOf(clause, asked)
    if (lettering) texts.push(lettering.text)
    rest.push(lettering ? lettering.rest : clause)
  }
  return { texts, rest: rest.join(' | ') }
}

/** All words of a prompt but those that only ask for a decal; of last resort. */
export function whatIsLeft(prompt: string): string {
  const words = prompt.split(/\s+/)
  const asked = words.some((word) => decalWords.has(bare(word)))
  const core = asked
    ? trimmed(words, (word) => decalWords.has(word) || looks.has(word) || fillers.has(word))
    : words
  return cleaned((core.length > 0 ? core : words).join(' '))
}

function letteringOf(clause: string, asked: boolean): { text: string; rest: string } | null {
  const words = clause.trim().split(/\s+/)
  const low = words.map(bare)
  if (/^(?:with|featuring|showing|avec|an?|some|une?)$/.test(low[0] ?? '')) return null
  const describing = describingWords(low)
  const unknown = low.map((word, i) => /[\p{L}\p{N}]/u.test(word) && describing[i] === false)
  const slogan = !asked && low.some((word) => sloganWords.has(word))
  if (!slogan && !unknown.includes(true)) return null
  if (asked) return askedLettering(words, unknown)
  const core = slogan
    ? trimmed(words, (word) => isDecalWord(word))
    : trimmed(words, (word) => decalWords.has(word) || looks.has(word))
  if (core.length > LONGEST_SLOGAN && !slogan) return null
  return { text: cleaned(core.join(' ')), rest: '' }
}

/** Of "logo for joe's garage" the name: the unknown words, and the trade after them. */
function askedLettering(
  words: readonly string[],
  unknown: readonly boolean[],
): { text: string; rest: string } | null {
  const low = words.map(bare)
  const from = unknown.indexOf(true)
  let to = unknown.lastIndexOf(true)
  while (tradeWords.has(low[to + 1] ?? '') || sloganWords.has(low[to + 1] ?? '')) to += 1
  if (to - from >= LONGEST_SLOGAN) return null
  // One unknown word before a thing tells of the thing: "sticker of a gnarly bear".
  const before = low[from - 1]
  if (from === to && from > 0 && to < words.length - 1 && /^(?:of|an?|the|with)$/.test(before ?? ''))
    return null
  return {
    text: cleaned(words.slice(from, to + 1).join(' ')),
    rest: [...words.slice(0, from), '|', ...words.slice(to + 1)].join(' '),
  }
}

function trimmed(words: readonly string[], drop: (word: string) => boolean): string[] {
  const keep = words.map((word) => !drop(bare(word)))
  return words.slice(Math.max(0, keep.indexOf(true)), keep.lastIndexOf(true) + 1)
}

/** Words that name the order itself and nothing that a slogan would have. */
function isDecalWord(word: string): boolean {
  return (
    decalWords.has(word) &&
    !/^(?:name|text|words|window|sign|picture|image|print|quote|bumper|cartoon|patch|stamp|seal|icon|mascot)$/.test(
      word,
    )
  )
}
