import { findEntityAt, type PromptEntityKind } from './entities.ts'

/** A word, symbol or number of a prompt. `breaks` says whether punctuation separates it from the previous token. */
export type PromptToken = {
  kind: PromptEntityKind | 'word' | 'sign'
  text: string
  /** The text in lower case, without surrounding punctuation. */
  low: string
  at: number
  to: number
  breaks: boolean
  capital: boolean
}

// A word may contain hyphens, apostrophes, underscores, ampersands and the periods of initials.
const word = /[\p{L}\p{N}\p{M}]+(?:(?:['’&_/-]|\.(?=\p{L}\.)|\.(?=\p{L}))[\p{L}\p{N}\p{M}]+)*(?:'(?=\s))?_*/uy
const abbreviation =
  /^(?:st|ste|dr|mr|mrs|ms|mt|ft|sgt|cpl|pte|capt|lt|maj|col|no|co|inc|ltd|jr|sr|bros|est|dept|\p{L}|(?:\p{L}\.)+\p{L})$/iu
const sign = /[&+#♥❤♡☮★☆✝∞♪♫☯⚓]|\p{Extended_Pictographic}\u{FE0F}?/uy
const breaking = /[,;:|.!?()\n–—/]/u
const MAX_TOKENS = 200

/** Splits a text into tokens, in order and in one pass. */
export function tokenisePrompt(text: string): PromptToken[] {
  const tokens: PromptToken[] = []
  let breaks = false
  for (let at = 0; at < text.length && tokens.length < MAX_TOKENS;) {
    const character = text[at] ?? ''
    const token = /\s/.test(character) ? null : tokenAt(text, at)
    if (token) {
      tokens.push({ ...token, breaks })
      breaks = false
    } else if (breaking.test(character)) breaks = true
    at = token?.to ?? at + 1
  }
  return tokens
}

function tokenAt(text: string, at: number): Omit<PromptToken, 'breaks'> | null {
  const before = text[at - 1] ?? ' '
  const entity = /[\p{L}\p{N}]/u.test(before) ? null : findEntityAt(text, at)
  if (entity) return { ...entity, low: entity.text.toLowerCase(), at, capital: /^\p{Lu}/u.test(entity.text) }
  word.lastIndex = at
  const [found] = word.exec(text) ?? []
  if (found !== undefined) {
    const to = at + found.length
    const stop = text[to] === '.' && abbreviation.test(found) ? 1 : 0
    const written = text.slice(at, to + stop)
    return {
      kind: 'word',
      text: written,
      low: bareOf(found),
      at,
      to: to + stop,
      capital: /^[\p{Lu}]/u.test(found),
    }
  }
  sign.lastIndex = at
  const [mark] = sign.exec(text) ?? []
  return mark === undefined
    ? null
    : { kind: 'sign', text: mark, low: mark, at, to: at + mark.length, capital: false }
}

const bareOf = (written: string): string => written.toLowerCase().replaceAll('’', "'")
