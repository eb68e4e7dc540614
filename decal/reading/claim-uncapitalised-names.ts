import type { TokenClaims } from './token-claims.ts'
import { isKnownWord, isNameOnly, isThing, type WordKnowledge } from './word-knowledge.ts'
import { isCanadianPlace, isPlace } from './claim-capitalised-names.ts'
import { correctTypo, type SpellingIndex } from './correct-typo.ts'
import { kinWords, orderWords, relationWords, tradeWords } from './word-lists.ts'
import { findVehicleAt, findVehicleKind } from './vehicles.ts'

/** Marks names that are typed without capitals as lettering: towns, families, couples, businesses, and unknown words. */
export function claimUncapitalisedNames(
  claims: TokenClaims,
  knowledge: WordKnowledge,
  spelling: SpellingIndex,
): void {
  for (let at = 0; at < claims.tokens.length; at += 1) {
    if (!claims.isFree(at) || claims.tokens[at]?.kind !== 'word') continue
    const thing = longThingEnd(claims, at, knowledge)
    if (thing !== null) {
      at = thing - 1
      continue
    }
    const to =
      titled(claims, at) ??
      chapter(claims, at, knowledge) ??
      family(claims, at) ??
      couple(claims, at, knowledge) ??
      business(claims, at, knowledge) ??
      place(claims, at, knowledge) ??
      strange(claims, at, knowledge, spelling)
    if (to === null) continue
    claims.set(at, to)
    at = to - 1
  }
}

// The maximum number of words of a thing's name, as in "nova scotia duck tolling retriever".
const MAX_WORDS = 5

/**
 * Returns the index after a thing's name of three or more words, even if the words contain a person's or place name: "british columbia flag",
 * "cavalier king charles".
 */
function longThingEnd(claims: TokenClaims, at: number, knowledge: WordKnowledge): number | null {
  for (let length = MAX_WORDS; length > 2; length -= 1) {
    if (!isRun(claims, at, length)) continue
    const name = claims.tokens.slice(at, at + length).map(({ low }) => low)
    if (knowledge.hasConcept(name.join(' '))) return at + length
  }
  return null
}

/** Returns the index after a family's name: "the johnson family", "the o'brien bunch". */
function family(claims: TokenClaims, at: number): number | null {
  if (claims.low(at) !== 'the') return null
  for (let end = at + 2; end < at + 4; end += 1)
    if (
      claims.isFree(end) &&
      claims.continues(end) &&
      /^(?:family|bunch|clan|gang|crew|boys|girls|tribe|household)$/.test(claims.low(end))
    )
      return end + 1
  return null
}

/**
 * Returns the index after capitalized words that end with the number of a fire station or union local, as in "Volunteer Firefighter Pelham
 * station 1".
 */
function titled(claims: TokenClaims, at: number): number | null {
  if (at > 0 && claims.tokens[at]?.breaks !== true) return null
  let to = at
  while (claims.isFree(to) && claims.tokens[to]?.capital === true && (to === at || claims.continues(to)))
    to += 1
  const isNumbered = claims.tokens[to]?.kind === 'code' && claims.continues(to) && to > at + 1
  const isAll = to + 1 >= claims.tokens.length || claims.tokens[to + 1]?.breaks === true
  return isNumbered && isAll ? to : null
}

/** Returns the end of a union local's name: "teamsters local 879". */
function chapter(claims: TokenClaims, at: number, knowledge: WordKnowledge): number | null {
  const next = claims.tokens[at + 1]
  const isNumbered =
    next?.kind === 'code' &&
    !next.breaks &&
    /^(?:local|lodge|post|troop|chapter|section|station)/.test(next.low)
  return isNumbered && relationWords[claims.low(at)] === undefined && !knowledge.hasConcept(claims.low(at))
    ? at + 2
    : null
}

/** Returns the index of the token after a couple's names, such as "chloe + ben". Null if no such names start at the given index. */
function couple(claims: TokenClaims, at: number, knowledge: WordKnowledge): number | null {
  if (!/^(?:&|\+|and|et)$/.test(claims.low(at + 1)) || !claims.isFree(at + 1) || !claims.isFree(at + 2))
    return null
  const isFirst = (word: string): boolean =>
    isNameOnly(word, knowledge) || (/f/.test(knowledge.lexicon.marks(word)) && !isThing(word, knowledge))
  // In "Salt & Light", both words are capitalized and at least one can't be drawn, so the words are a name.
  const areNamed =
    /^[&+]$/.test(claims.low(at + 1)) &&
    [at, at + 2].every((i) => claims.tokens[i]?.capital === true) &&
    ![at, at + 2].every((i) => isThing(claims.low(i), knowledge))
  if (areNamed) return at + 3
  const areInitials = /^\p{L}$/u.test(claims.low(at)) && /^\p{L}$/u.test(claims.low(at + 2))
  return areInitials || (isFirst(claims.low(at)) && isFirst(claims.low(at + 2))) ? at + 3 : null
}

/**
 * Returns the index of the token after a business name, such as "tremblay plumbing", "joe's garage" or "st. catharines rowing club". Null
 * if the token at the given index doesn't start a business name.
 */
function business(claims: TokenClaims, at: number, knowledge: WordKnowledge): number | null {
  const low = claims.low(at)
  const start = placeEnd(claims, at, knowledge)
  const isOwner =
    isNameOnly(low, knowledge) ||
    start !== null ||
    (low.endsWith("'s") && /[fl]/.test(knowledge.lexicon.marks(low.slice(0, -2))))
  const first = start ?? at + 1
  const isPart = (i: number): boolean =>
    tradeWords.has(claims.low(i)) ||
    (/^(?:&|and|et|fils|rowing|hockey|fire)$/.test(claims.low(i)) && tradeWords.has(claims.low(i + 1)))
  let to = first
  while (to - first < 5 && claims.isFree(to) && claims.continues(to) && isPart(to)) to += 1
  if (isOwner && to > first) return longestTrade(claims, to)
  // A company name is recognized by its last word alone.
  for (let end = at + 2; end < at + 6 && claims.isFree(end) && claims.continues(end); end += 1) {
    if (relationWords[claims.low(end)] !== undefined && claims.low(end) !== '&') return null
    if (/^(?:co|inc|ltd|llc|bros|ltée|enr)$/.test(claims.low(end))) return end + 1
  }
  return null
}

/** Returns the end of a business name that continues with further trade words: "fire fighters association". */
function longestTrade(claims: TokenClaims, from: number): number {
  let to = from
  for (let at = from; at < from + 4 && claims.isFree(at) && claims.continues(at); at += 1) {
    if (
      relationWords[claims.low(at)] !== undefined ||
      orderWords.has(claims.low(at)) ||
      !claims.tokens[at]?.capital
    )
      break
    if (tradeWords.has(claims.low(at))) to = at + 1
  }
  return to
}

function placeEnd(claims: TokenClaims, at: number, knowledge: WordKnowledge): number | null {
  for (let length = 5; length > 0; length -= 1) {
    if (!isRun(claims, at, length)) continue
    const name = claims.tokens
      .slice(at, at + length)
      .map(({ low, text }) => (/^(?:St|Mt|Ste)\.$/i.test(text) ? `${low}.` : low))
      .join(' ')
    if (isPlace(name, knowledge)) return at + length
  }
  return geographic(claims, at, knowledge)
}

const isRun = (claims: TokenClaims, at: number, length: number): boolean =>
  Array.from({ length }, (_, i) => at + i).every((i) => claims.isFree(i) && (i === at || claims.continues(i)))

/** Returns the end of a geographic name at the start of a clause: a word followed by a kind of landform, such as "credit river". */
function geographic(claims: TokenClaims, at: number, knowledge: WordKnowledge): number | null {
  const isKind =
    /^(?:river|lake|bay|beach|creek|county|township|peninsula|harbour|canal|valley|trail|falls|islands?)$/.test(
      claims.low(at + 1),
    )
  if (!isKind || !isRun(claims, at, 2) || relationWords[claims.low(at - 1)] !== undefined) return null
  const low = claims.low(at)
  const isOwn =
    isNameOnly(low, knowledge) ||
    (/n/i.test(knowledge.lexicon.marks(low)) &&
      !isThing(low, knowledge) &&
      !isThing(`${low} ${claims.low(at + 1)}`, knowledge))
  return isOwn && !kinWords.has(low) && !orderWords.has(low) ? at + 2 : null
}

function place(claims: TokenClaims, at: number, knowledge: WordKnowledge): number | null {
  const to = placeEnd(claims, at, knowledge)
  if (to === null) return null
  const name = claims.tokens
    .slice(at, to)
    .map(({ low }) => low)
    .join(' ')
  // Not every place name is lettering. "a kayak on the niagara river" and "outline of ontario" are descriptions, and "muskoka chair" is a
  // thing.
  const before = claims.low(at - 1)
  if (relationWords[before] !== undefined || /^(?:the|a|an)$/.test(before)) return null
  if (isThing(name, knowledge) && !isCanadianPlace(name)) return null
  if (
    claims.continues(to) &&
    (isThing(`${name} ${claims.low(to)}`, knowledge) ||
      /^(?:above|rides)$/.test(relationWords[claims.low(to)] ?? ''))
  )
    return null
  return to
}

/** Returns the index after an unknown word. Unknown words are taken for names or user names. */
function strange(
  claims: TokenClaims,
  at: number,
  knowledge: WordKnowledge,
  spelling: SpellingIndex,
): number | null {
  const [low, text] = [claims.low(at), claims.tokens[at]?.text ?? '']
  if (isVehicle(claims, at)) return null
  if (/_|\p{Ll}\p{Lu}|\p{L}\d{2}/u.test(text) && !/^\d/.test(text) && findVehicleKind(low) === null)
    return at + 1
  if (isKnownWord(low, knowledge) || !/\p{L}{3}/u.test(low)) return null
  if (correctTypo(low, spelling) !== null) return null
  if (isInThing(claims, at, knowledge)) return null
  // If there is other lettering, an unknown lower-case word may be a typo, so it is reported as unused instead of printed.
  if (claims.pieces.length > 0 && claims.tokens[at]?.capital !== true) return null
  const [before, next] = [claims.low(at - 1), claims.low(at + 1)]
  // An unknown word before a thing may be an adjective: "a gnarly bear".
  const describes = claims.isFree(at + 1) && claims.continues(at + 1) && isThing(next, knowledge)
  return describes || relationWords[before] !== undefined || /^(?:a|an|the|some)$/.test(before)
    ? null
    : at + 1
}

/** Whether a word is part of a vehicle's name, like "r34" in "nissan skyline r34". */
function isVehicle(claims: TokenClaims, at: number): boolean {
  for (let from = Math.max(0, at - 4); from <= at; from += 1) {
    const vehicle = findVehicleAt(
      claims.tokens.slice(from, at + 4).map(({ low }) => low),
      0,
    )
    if (vehicle && from + vehicle.to > at) return true
  }
  return false
}

/** Whether a word is part of a thing's name, like "lys" in "fleur de lys". */
function isInThing(claims: TokenClaims, at: number, knowledge: WordKnowledge): boolean {
  for (let from = Math.max(0, at - 3); from <= at; from += 1)
    for (let to = Math.max(at + 1, from + 2); to <= from + 4; to += 1)
      if (
        isThing(
          claims.tokens
            .slice(from, to)
            .map(({ low }) => low)
            .join(' '),
          knowledge,
        )
      )
        return true
  return false
}
