import type { TokenClaims } from './token-claims.ts'
import { isKnownWord, isNameOnly, isThing, type WordKnowledge } from './word-knowledge.ts'
import { areNamesCapitalised, findNameEnd } from './claim-capitalised-names.ts'
import { nameConnectors, kinWords, orderWords, relationWords, styleWords, tradeWords } from './word-lists.ts'

// Phrases that introduce lettering. If two phrases begin with the same words, the longer one comes first.
const cues: readonly (readonly string[])[] =
  `that says|that say|that reads|which says|qui dit|with the words|with the word|with words|with the text
  with the name|with the names|with the slogan|with the phrase|with the letters|with the letter|with the initials|with name|with text|with word
  the words|the word|the text|the slogan|the phrase|the name|the names|and the word|and the words|and name|and the name|his name is|her name is
  's name is|name is|names are|named|called|titled|entitled|saying|says|say|lettered|captioned|spelling|reading|reads
  appelé|appelée|nommé|nommée|le nom|les mots|le mot|le texte|au nom de|initials|initial|letters|letter|monogram letter
  gamertag|gamer tag|username|names|name|slogan|text`
    .split(/[|\n]/)
    .map((cue) => cue.trim().split(' '))
    .toSorted((a, b) => b.length - a.length)

const MAX_CLAIMED_WORDS = 10

/** Marks the text after "called", "that says", "with the name" and similar cues as lettering. */
export function claimLetteringAfterCues(claims: TokenClaims, knowledge: WordKnowledge): void {
  for (let at = 0; at < claims.tokens.length; at += 1) {
    const cue = cues.find((words) => words.every((word, i) => isCueWord(claims, at + i, word, i)))
    if (!cue) continue
    const from = at + cue.length + linkLength(claims, at + cue.length)
    if (!isCueHere(claims, cue, at, from)) continue
    claims.claim(isOfThing(claims, cue, at, knowledge) ? at + 1 : at, from, 'order')
    if (!claims.isFree(from)) continue
    const to = claims.tokens[from]?.capital
      ? findNameEnd(claims, from, knowledge)
      : clauseEnd(claims, from, knowledge, cue.at(-1) ?? '')
    if (to > from) setBetween(claims, from, to)
    at = Math.max(at, to - 1)
  }
}

/**
 * Whether a name belongs to a thing that is drawn. In "my husky's name is Storm", the husky is drawn; in "my son's name", the son isn't
 * drawn, because the decal is only for him.
 */
function isOfThing(
  claims: TokenClaims,
  [first = '']: readonly string[],
  at: number,
  knowledge: WordKnowledge,
): boolean {
  const bare = claims.low(at).replace(/'s$/, '')
  return first === "'s" && !kinWords.has(bare) && !orderWords.has(bare) && isThing(bare, knowledge)
}

/**
 * Whether the words of a cue introduce lettering at this position. For example, "name" in "boat name Storm" introduces lettering. "name" in
 * "name label" doesn't introduce any, nor does "reading" in "cat reading a book".
 */
function isCueHere(claims: TokenClaims, cue: readonly string[], at: number, from: number): boolean {
  const last = cue.at(-1) ?? ''
  const next = claims.tokens[from]
  if (next === undefined) return false
  if (next.kind === 'quote') return true
  if (!claims.isFree(from) || (next.breaks && cue.length < 2 && !/^(?:text|words|names?|says)$/.test(last)))
    return false
  if (last === 'reading' && /^(?:a|an|the)$/.test(next.low)) return false
  if (/^(?:after|for|in|with|on|tag|label|plate|sign|badge)$/.test(next.low)) return false
  // In "boat name" and "text on it", the words announce lettering, but don't say what it is.
  if (/^(?:names?|text|letters?|initials?|slogan)$/.test(last) && cue.length < 2)
    return !orderWords.has(next.low) && !styleWords.has(next.low) && at > 0 ? true : next.capital
  return true
}

function isCueWord(claims: TokenClaims, at: number, word: string, place: number): boolean {
  if (!claims.isFree(at) || (place > 0 && !claims.continues(at))) return false
  const low = claims.low(at)
  return word.startsWith("'s") ? low.endsWith(word) : low === word
}

/** Returns the number of tokens between a cue and its lettering: "words: …", "the name is …", "letters of …". */
function linkLength(claims: TokenClaims, at: number): number {
  return claims.isFree(at) && claims.continues(at) && /^(?:of|is|are|that|is:|le|la)$/.test(claims.low(at))
    ? 1
    : 0
}

/** Returns the end of the lettering after a cue. Lower-case lettering extends to the end of the clause or to the next description. */
function clauseEnd(claims: TokenClaims, from: number, knowledge: WordKnowledge, cue: string): number {
  if (/^(?:name|names|letter|initial|gamertag|username)$/.test(cue))
    return singleName(claims, from, knowledge)
  let to = from
  while (
    to - from < MAX_CLAIMED_WORDS &&
    to < claims.tokens.length &&
    (to === from || claims.continues(to))
  ) {
    if (to > from && isEnd(claims, to)) break
    if (!claims.isFree(to) && claims.uses[to] !== 'set') break
    to += 1
  }
  return to
}

function singleName(claims: TokenClaims, from: number, knowledge: WordKnowledge): number {
  let to = from + 1
  while (claims.isFree(to) && claims.continues(to) && isNameOnly(claims.low(to), knowledge)) to += 1
  return to
}

function isEnd(claims: TokenClaims, at: number): boolean {
  const [low, next] = [claims.low(at), claims.low(at + 1)]
  if (
    /^(?:with|avec|featuring|showing|wearing|holding|surrounded|above|below|underneath|below|under|over)$/.test(
      low,
    )
  )
    return true
  if (/^(?:in|on|and|for)$/.test(low))
    return /^(?:a|an|the|my|our|some|top|bottom|bold|script|cursive|bubble|block|big|small|red|blue|black|white|green|gold|pink|purple|orange|yellow|silver)$/.test(
      next,
    )
  return false
}

function setBetween(claims: TokenClaims, from: number, to: number): void {
  for (let at = from; at < to; at += 1) if (claims.isFree(at)) claims.set(at, at + 1)
}

/** Marks a lower-case name after a word for the product as lettering: "logo for joe's garage", "sticker for tremblay plumbing". */
export function claimNameAfterProduct(claims: TokenClaims, knowledge: WordKnowledge): void {
  for (let at = 0; at + 2 < claims.tokens.length; at += 1) {
    if (
      !orderWords.has(claims.low(at)) ||
      !/^(?:for|pour)$/.test(claims.low(at + 1)) ||
      !claims.isFree(at + 2)
    )
      continue
    const from = at + 2
    if (/^(?:my|our|a|an|the|his|her|their|mon|ma|notre|un|une|le|la)$/.test(claims.low(from))) continue
    if (claims.tokens[from]?.capital && areNamesCapitalised(claims)) {
      claims.set(from, findNameEnd(claims, from, knowledge))
      continue
    }
    let to = from
    while (claims.isFree(to) && claims.continues(to) && !isEnd(claims, to)) to += 1
    const words = claims.tokens.slice(from, to).map(({ low }) => low)
    const isName =
      words.some((word) => word.endsWith("'s") || isNameOnly(word, knowledge)) ||
      (words.length > 1 && words.some((word) => tradeWords.has(word) && !isThing(word, knowledge)))
    if (isName) claims.set(from, to)
  }
}

/** Marks a lower-case name after "my" or "our" and a pet or relative as lettering: "my pug gizmo", "our daughter zoe". */
export function claimNameAfterMy(claims: TokenClaims, knowledge: WordKnowledge): void {
  for (let at = 0; at + 2 < claims.tokens.length; at += 1) {
    if (!/^(?:my|our|mon|ma|notre)$/.test(claims.low(at))) continue
    let noun = at + 1
    while (
      noun < at + 4 &&
      claims.isFree(noun) &&
      claims.continues(noun) &&
      !isOwned(claims.low(noun), knowledge)
    )
      noun += 1
    if (!isOwned(claims.low(noun), knowledge)) continue
    while (
      isOwned(claims.low(noun + 1), knowledge) &&
      claims.continues(noun + 1) &&
      !isNameOnly(claims.low(noun + 1), knowledge)
    )
      noun += 1
    const name = noun + 1
    if (!claims.isFree(name) || !claims.continues(name) || claims.low(noun).endsWith("'s")) continue
    const low = claims.low(name)
    const isName = claims.tokens[name]?.capital || isNameOnly(low, knowledge) || isFirstName(low, knowledge)
    if (isName && relationWords[low] === undefined && !nameConnectors.has(low))
      claims.set(name, findNameEnd(claims, name, knowledge))
  }
}

function isOwned(word: string, knowledge: WordKnowledge): boolean {
  const bare = word.replace(/'s$/, '')
  return kinWords.has(bare) || (isThing(bare, knowledge) && isKnownWord(bare, knowledge))
}

const isFirstName = (word: string, { lexicon }: WordKnowledge): boolean =>
  /f/.test(lexicon.marks(word)) && !/[VA]/.test(lexicon.marks(word))
