import type { TokenClaims } from './token-claims.ts'
import { findNounSenses } from '../lexicon/find-noun-senses.ts'
import { findNamedColour } from './colour-words.ts'
import { isPersonByActivity, isParticiple, isThing, type WordKnowledge } from './word-knowledge.ts'
import type { PromptToken } from './prompt-tokens.ts'
import { findVehicleAt } from './vehicles.ts'
import {
  commandWords,
  contextWords,
  countWords,
  finiteVerbs,
  depictionWords,
  functionWords,
  groupWords,
  kinWords,
  orderWords,
  pronouns,
  relationWords,
  sloganWords,
  styleWords,
} from './word-lists.ts'

type Clause = { from: number; to: number }

// The minimum score at which a clause counts as lettering. The score has to be higher if the prompt already has other lettering.
const MIN_SLOGAN_SCORE = 1.5
const MIN_SCORE_BESIDE_OTHERS = 3

/**
 * Marks clauses as lettering if they are sayings and not descriptions of a picture: "worlds okayest dad", "low and slow", "my other ride is
 * your mom".
 */
export function claimSlogans(claims: TokenClaims, knowledge: WordKnowledge): void {
  const least = claims.pieces.length > 0 ? MIN_SCORE_BESIDE_OTHERS : MIN_SLOGAN_SCORE
  const clauses = claims
    .freeClauses()
    .flatMap((clause) => splitBefore(claims, clause))
    .map((clause) => trimmed(claims, clause))
  const slogans = clauses.map(
    (clause) => clause.to > clause.from && isSlogan(claims, clause, knowledge, least),
  )
  for (const [i, clause] of clauses.entries()) {
    // A short clause that names nothing to draw belongs to the slogan next to it, such as "peace" in "peace, love and pancakes".
    const beside =
      (slogans[i + 1] === true || slogans[i - 1] === true) && isAbstract(claims, clause, knowledge)
    if (slogans[i] || (beside && clause.to > clause.from && clause.to - clause.from < 3))
      claims.set(clause.from, clause.to)
  }
}

/** Splits a clause before a description such as "with a paw print". */
function splitBefore(claims: TokenClaims, { from, to }: Clause): Clause[] {
  for (let at = from + 1; at < to; at += 1)
    if (/^(?:with|avec|featuring|showing)$/.test(claims.low(at)) && isDescribed(claims, at + 1))
      return [
        { from, to: at },
        { from: at, to: at },
      ]
  return [{ from, to }]
}

const isDescribed = (claims: TokenClaims, at: number): boolean =>
  /^(?:a|an|the|some|two|une?|des)$/.test(claims.low(at)) || !pronouns.has(claims.low(at))

/** Returns the clause without words for the product at its start and end, such as "logo", "sticker that" or "decal". */
function trimmed(claims: TokenClaims, { from, to }: Clause): Clause {
  let [start, end] = [from, to]
  const isOrder = (at: number): boolean =>
    orderWords.has(claims.low(at)) &&
    // In "be kind", the word "kind" belongs to a saying. In "a kind of", it doesn't.
    !(claims.low(at) === 'kind' && claims.low(at - 1) === 'be') &&
    !sloganWords.has(claims.low(at)) &&
    !/^(?:name|words|text|windows?|need|want|get|make|give|new|would|like|card|tag|door|custom|personalized|business)$/.test(
      claims.low(at),
    )
  while (end > start && isOrder(end - 1)) end -= 1
  while (start < end && isOrder(start)) start += 1
  return { from: start, to: end }
}

function isSlogan(claims: TokenClaims, clause: Clause, knowledge: WordKnowledge, least: number): boolean {
  const words = withThingsAsOne(claims.tokens.slice(clause.from, clause.to), knowledge)
  if (words.length === 0 || isRequest(words) || isForSomebody(words)) return false
  const said = saidScore(words, knowledge) + (isEvent(claims, clause) ? 3.5 : 0)
  const shown = shownScore(claims, clause, words, knowledge)
  return said >= least && said > shown
}

const MAX_THING_WORDS = 4

/**
 * Returns the words of a clause. A thing's name of several words is one entry, so that "watering can" doesn't contain the verb "can", and
 * "german shepherd" doesn't contain a person. Capitalized words aren't joined, because they may be the name of a house or a boat.
 */
function withThingsAsOne(tokens: readonly PromptToken[], { hasConcept }: WordKnowledge): string[] {
  const words = tokens.map(({ low }) => low)
  const isPlain = (from: number, count: number): boolean =>
    tokens.slice(from, from + count).every(({ capital }) => !capital)
  const isThingOf = (name: readonly string[]): boolean =>
    hasConcept(name.join(' ')) &&
    !commandWords.has(name[0] ?? '') &&
    !name.some((word) => sloganWords.has(word))
  const joined: string[] = []
  for (let at = 0; at < words.length;) {
    const length = [MAX_THING_WORDS, 3, 2].find(
      (count) => at + count <= words.length && isPlain(at, count) && isThingOf(words.slice(at, at + count)),
    )
    joined.push(words.slice(at, at + (length ?? 1)).join(' '))
    at += length ?? 1
  }
  return joined
}

const isRequest = (words: readonly string[]): boolean =>
  /^(?:i|we) (?:want|need|would|am looking|'d like)|^(?:i'd|we'd) (?:like|love)|^(?:can|could) (?:you|i)|^(?:please|make|create|design|draw|looking for|je veux|je voudrais)\b/.test(
    words.join(' '),
  )

/** Whether the words only say for whom the decal is: "my 3 kids", "memorial for my best friend". Such words aren't lettering. */
const isForSomebody = (words: readonly string[]): boolean =>
  kinWords.has(words.at(-1) ?? '') &&
  (/^(?:my|our)$/.test(words[0] ?? '') || /\bfor (?:my|our)\b/.test(words.join(' '))) &&
  !words.some((word) => finiteVerbs.has(word))

/** Whether the clause is an event with its year: "salmon run 2025". */
const isEvent = (claims: TokenClaims, { to }: Clause): boolean =>
  claims.tokens[to]?.kind === 'number' &&
  claims.uses[to] === 'set' &&
  /^20\d\d$/.test(claims.low(to)) &&
  claims.continues(to)

/** Scores how likely the words are lettering. */
function saidScore(words: readonly string[], knowledge: WordKnowledge): number {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const plain = words.map((word) => word.replace(/'s$/, ''))
  let score = 0
  if (words.some((word) => finiteVerbs.has(word))) score += 3
  if (words.some((word) => pronouns.has(word))) score += 2
  if (commandWords.has(first) && words.length > 1) score += 2
  score += Math.min(3, 1.5 * plain.filter((word) => sloganWords.has(word)).length)
  if (/^(?:no|not|but|if|when|because)$/.test(first)) score += 1.5
  if (words.includes('but') || words.includes('not')) score += 1
  if (
    words.length > 1 &&
    (kinWords.has(last) || groupWords.has(last)) &&
    !isDescriptiveWord(words.at(-2) ?? '')
  )
    score += 2
  if (isPersonByActivity(last, knowledge) && !styleWords.has(last)) score += 1.5
  const isTold = kinWords.has(last) && isDescriptiveWord(words.at(-2) ?? '')
  if (!isTold && !words.some((word) => isShown(word, knowledge)) && words.length > 1) score += 2
  // Abstract words can't be drawn ("cottage life", "love and pancakes"). An abstract word before a thing only describes the thing.
  const isHead = (i: number): boolean => i === words.length - 1 || /^(?:and|&|et)$/.test(words[i + 1] ?? '')
  if (words.some((word, i) => isHead(i) && isAbstractNoun(word, knowledge) && !isParticiple(word, knowledge)))
    score += 1.5
  return score
}

/**
 * Whether a word only describes the next word, as "anime" does in "anime girl" and "little" in "little boy". In "dog mom", "dog" has a
 * meaning of its own.
 */
const isDescriptiveWord = (word: string): boolean =>
  functionWords.has(word) || styleWords.has(word) || word.endsWith('ing') || findNamedColour(word) !== null

/** Scores how likely the words are a description of a picture. */
function shownScore(
  claims: TokenClaims,
  { from, to }: Clause,
  words: readonly string[],
  knowledge: WordKnowledge,
): number {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  let score = 0
  if (/^(?:a|an|some|une?|des)$/.test(first) || countWords[first] !== undefined) score += 2
  for (let i = 1; i < words.length; i += 1) {
    const [low, before = ''] = [words[i] ?? '', words[i - 1]]
    if (
      /^(?:a|an|une?)$/.test(low) &&
      (relationWords[before] !== undefined || isParticiple(before, knowledge))
    )
      score += 2
    else if (
      /^(?:the|le|la)$/.test(low) &&
      relationWords[before] !== undefined &&
      !/^(?:of|and)$/.test(before)
    )
      score += 1
    if (/^(?:worn|held|wrapped)$/.test(relationWords[low] ?? '') && i < words.length - 1) score += 1.5
    if (isParticiple(low, knowledge) && isShown(before, knowledge) && before.length > 2) score += 1
  }
  if (isShown(last, knowledge) && !kinWords.has(last)) score += 1
  if (words.some((word) => depictionWords.has(word) && !/^(?:head|face)$/.test(first))) score += 2
  if (
    !/^(?:be|stay|keep|let|do|don't|dont|never|always)$/.test(first) &&
    words.every(
      (word) =>
        isManner(word) ||
        /^[&+]$/.test(word) ||
        functionWords.has(word) ||
        contextWords.has(word) ||
        orderWords.has(word),
    )
  )
    score += 4
  if (words.some((_, i) => findVehicleAt(words, i) !== null)) score += 2
  if (words.some((word) => findNamedColour(word) !== null)) score += 1
  if (/^(?:with|avec)$/.test(claims.low(to)) && to > from) score += 1.5
  return score
}

const isManner = (word: string): boolean => findNamedColour(word) !== null || styleWords.has(word)

/** Whether a word names something that can be drawn. Words for relatives, such as "mom", don't count. */
function isShown(word: string, knowledge: WordKnowledge): boolean {
  return (
    !functionWords.has(word) &&
    (isThing(word, knowledge) || depictionWords.has(word)) &&
    !isPersonByActivity(word, knowledge) &&
    !kinWords.has(word)
  )
}

function isAbstractNoun(word: string, { lexicon, hasConcept }: WordKnowledge): boolean {
  const marks = lexicon.marks(word) || lexicon.marks(word.replace(/s$/, ''))
  const isSeen =
    lexicon.thingsNamed(word).length > 0 || lexicon.thingsNamed(word.replace(/s$/, '')).length > 0
  return (
    marks.includes('N') &&
    !isSeen &&
    !hasConcept(word) &&
    !contextWords.has(word) &&
    !orderWords.has(word) &&
    !styleWords.has(word) &&
    findNamedColour(word) === null
  )
}

const isAbstract = (claims: TokenClaims, { from, to }: Clause, knowledge: WordKnowledge): boolean =>
  claims.tokens
    .slice(from, to)
    .every(
      ({ low }) =>
        !isManner(low) && (findNounSenses(low, knowledge.lexicon).length === 0 || !isShown(low, knowledge)),
    )
