import { isCount } from './describing-word.ts'
import { tradeWords } from './vocabulary.ts'

/** A prompt of which some parts are taken out as lettering: these in reading order, and what is left, parted by bars. */
export type Taken = { texts: string[]; rest: string }
/** A part of a prompt, from sign `at` up to sign `to`, and the text to set for it. */
export type Found = { at: number; to: number; text: string }

const quoted = [/"([^"]+)"/g, /(?<![\p{L}\p{N}])'([^']+(?:'(?=[\p{L}])[^']+)*)'(?![\p{L}])/gu]
const cue =
  /\b(?:called|named|titled|saying|says?|reads|reading|lettered|marked|captioned|qui dit|appel[ée]e?|nomm[ée]e?|(?:with|and|avec) (?:the |les? |our |my )?(?:words?|text|name|slogan|lettering|caption|phrase|initials|letters|motto|mots?|nom)(?: of)?|(?:text|words|lettering|name)(?=:))[:,]?\s+/giu
const noCue = /^named after|^reading (?:a|an|the) /i
// Where the words after a cue end.
const cueEnd =
  /[;|\n]|,\s|\.(?:\s|$)|\s+(?:with|showing|featuring|wearing|holding|in (?:a|the|bold|red|blue|black|white|green|gold)|on (?:a|an|the|my|our)|under|over|and (?:a|an|the|some)|for (?:my|our|the|a)|surrounded|above|below|avec)\b/iu
const numbers =
  /(?:\b(?:est\.?|since|depuis|no\.?|unit|team|route|hwy|highway)\s*)?#?(?<![\p{L}\p{N}-])\d[\d'.\-/]*(?:st|nd|rd|th)?(?![\p{L}\p{N}])/giu

/** What stands in quotation marks, and the figures beside it. */
export function takeQuoted(prompt: string): Taken | null {
  const found = quoted.flatMap((pattern) =>
    [...prompt.matchAll(pattern)].map((m) => asFound(m.index, m[0], m[1] ?? '')),
  )
  const kept = found.filter(
    ({ text, at }) => text !== '' && !found.some((other) => other.at < at && other.to > at),
  )
  if (kept.length === 0) return null
  return taken(prompt, [...kept, ...numbersOf(prompt, kept)])
}

/** What follows "called", "that says", "with the words" and their like. */
export function takeAnnounced(prompt: string): Taken | null {
  const match = [...prompt.matchAll(cue)].find((m) => !noCue.test(prompt.slice(m.index)))
  if (!match) return null
  const from = match.index + match[0].length
  const tail = prompt.slice(from)
  const part = tail.slice(0, cueEnd.exec(tail)?.index ?? tail.length)
  const text = /^\p{Lu}/u.test(tail) && /\p{Ll}/u.test(tail) ? namePart(part) : part
  if (cleaned(text) === '') return null
  const found = [{ at: match.index, to: from + text.length, text: cleaned(text) }]
  return taken(prompt, [...found, ...numbersOf(prompt, found)])
}

/** Of words that begin with a capital: as long as capitals, figures, and the small words between them go on. */
function namePart(part: string): string {
  const words = part.split(' ')
  const belongs = (word: string, i: number): boolean =>
    /^["'(]?[\p{Lu}\p{N}#&+]/u.test(word) ||
    tradeWords.has(bare(word)) ||
    (isConnector(word) && /^[\p{Lu}\p{N}]/u.test(words.slice(i + 1).find((next) => !isConnector(next)) ?? ''))
  const end = words.findIndex((word, i) => !belongs(word, i))
  return end < 0 ? part : words.slice(0, end).join(' ')
}

/** Figures that are not counts or measures: years, numbers on jerseys, units, routes. */
export function numbersOf(prompt: string, known: readonly Found[]): Found[] {
  return [...prompt.matchAll(numbers)]
    .map((m) => asFound(m.index, m[0], m[0]))
    .filter(({ at, to }) => !known.some((other) => at < other.to && to > other.at))
    .filter(({ text, to }) => {
      const after = prompt.slice(to)
      if (/^\s*(?:x|inch|inches|in\b|cm|mm|ft\b|%)|^"/i.test(after)) return false
      return !isCount(text, bare(after.trim().split(' ')[0] ?? ''))
    })
}

export function asFound(at: number, whole: string, text: string): Found {
  return { at, to: at + whole.length, text: cleaned(text) }
}

/** Takes the finds out of a prompt. */
export function taken(prompt: string, found: readonly Found[]): Taken {
  const sorted = found.toSorted((a, b) => a.at - b.at)
  let rest = ''
  let from = 0
  for (const { at, to } of sorted) {
    rest += `${prompt.slice(from, at)} | `
    from = Math.max(from, to)
  }
  return {
    texts: sorted.map(({ text }) => cleaned(text)).filter((text) => text !== ''),
    rest: rest + prompt.slice(from),
  }
}

/** A text without the marks that only part it from its surroundings. */
export function cleaned(text: string): string {
  return text
    .replaceAll(/^[\s,;:.–|-]+|[\s,;:–|-]+$/gu, '')
    .replace(/(?<!\b(?:co|inc|ltd|st|dr|mr|mrs|bros|jr|sr|est|no|\p{L}))\.+$/iu, '')
    .trim()
}

/** A word in small letters without the marks around it. */
export function bare(word: string): string {
  return word.toLowerCase().replaceAll(/^[^\p{L}\p{N}#&]+|[^\p{L}\p{N}&]+$/gu, '')
}

/** Small words inside of names. */
export function isConnector(word: string): boolean {
  return /^(?:&|\+|and|et|of|the|de|du|des|la|le|les|d'|n'|'n'|o'|at|on|in|y)$/i.test(word)
}

export function isCapital(word: string): boolean {
  return /^["'(#]?\p{Lu}/u.test(word)
}
