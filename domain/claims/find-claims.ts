import { CLAIM_RULES, type ClaimKind } from './claim-rules.ts'

/** A text to audit, with its title. `text` may be HTML or plain text. */
export type AuditableText = { title: string; text: string; isProduct: boolean }

export type Claim = {
  kind: ClaimKind
  /** The subject of the claim. The fields `about` and `value` are in a standard form, so that claims can be compared. */
  about: string
  value: string
  /** The sentence that makes the claim. */
  quote: string
}

const MAX_QUOTE_LENGTH = 240

/** Finds the claims in a text. A claim that is repeated is listed once. */
export function findClaims({ title, text, isProduct }: AuditableText): Claim[] {
  const claims = sentencesOf(text).flatMap((sentence) => claimsOf(sentence, title, isProduct))
  const seen = new Set<string>()
  return claims.filter(({ kind, about, value }) => {
    const key = `${kind}\n${about}\n${value}`
    return !seen.has(key) && seen.add(key)
  })
}

function claimsOf(sentence: string, title: string, isProduct: boolean): Claim[] {
  const context = `${sentence} ${title}`
  const quote = sentence.length <= MAX_QUOTE_LENGTH ? sentence : `${sentence.slice(0, MAX_QUOTE_LENGTH)}…`
  return CLAIM_RULES.flatMap(({ kind, pattern, needs, not, value, about, notInProducts }) => {
    const isMeant =
      !(isProduct && notInProducts) && needs?.test(sentence) !== false && not?.test(sentence) !== true
    if (!isMeant) return []
    return [...sentence.matchAll(pattern)].map(({ 0: match, index, groups = {} }) => ({
      kind,
      about: about({ groups, clause: clauseAt(sentence, index + match.length), sentence, context }),
      value: value(groups),
      quote,
    }))
  })
}

/** Returns the part of the sentence, between commas, semicolons or colons, that contains the character before `end`. */
function clauseAt(sentence: string, end: number): string {
  const start = Math.max(...[', ', '; ', ': '].map((mark) => sentence.lastIndexOf(mark, end - 1)), -1) + 1
  const next = sentence.slice(end).search(/[,;:] /)
  return sentence.slice(start, next < 0 ? undefined : end + next)
}

const BLOCK_TAG = /<\/?(?:p|h\d|li|ul|ol|dl|dt|dd|br|div|tr|td|th|table|blockquote|figcaption)\b[^>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  ndash: '–',
  '#39': "'",
}

/** Splits a text into sentences. Block elements of HTML end a sentence, but the period of "St.", "No." or a single letter doesn't. */
function sentencesOf(text: string): string[] {
  return text
    .replace(BLOCK_TAG, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .split(/\n\s*\n|(?<=[.!?])(?<!\b(?:St|No|[a-z])\.)\s+(?=[\p{Lu}\d“"])/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /\d|one|two|three|five|ten|thirty|lifetime|no minimum/i.test(sentence))
}
