import type { TokenClaims } from './token-claims.ts'
import { findNamedColour } from './colour-words.ts'
import { translateFrench } from './translate-french.ts'
import { isParticiple, isThing, normaliseThingName, type WordKnowledge } from './word-knowledge.ts'
import { findVehicleAt } from './vehicles.ts'
import { depictionWords, functionWords, orderWords, relationWords } from './word-lists.ts'

/** The position in a description. `hasPicture` says whether there is a thing directly before the position. */
type Reading = { claims: TokenClaims; knowledge: WordKnowledge; hasPicture: boolean }

// The maximum number of words of a thing's name, as in "nova scotia duck tolling retriever".
const MAX_NAME_WORDS = 5

/** Finds the longest name of a thing that begins at this position. */
export function findThingAt(
  { claims, knowledge, hasPicture }: Reading,
  at: number,
  end: number,
): { to: number; name: string } | null {
  const lows = claims.tokens.slice(at, Math.min(end, at + 8)).map(({ low }) => low)
  if (/^roses?$/.test(lows[0] ?? '') && translateFrench(claims.low(at - 1)) !== null) return null
  if (lows[0] === 'crossed' || lows[0] === 'twins') return null
  const vehicle = findVehicleAt(lows, 0)
  if (vehicle) return { to: at + vehicle.to, name: vehicle.kind }
  for (let length = Math.min(MAX_NAME_WORDS, lows.length); length > 0; length -= 1) {
    const name = lows.slice(0, length).join(' ').replace(/'s$/, '')
    const [word = ''] = lows
    if (length === 1 && orderWords.has(word) && !knowledge.hasConcept(word)) return null
    if (length === 1 && isVerbHere({ claims, knowledge, hasPicture }, at, end)) return null
    // Skips names of several words that aren't things: in "horse head", "head" says how the horse is drawn, and "rear window" says where
    // the decal is applied. "Side by side" isn't skipped, because it is a vehicle.
    const endsInForm = length > 1 && depictionWords.has(lows[length - 1] ?? '')
    if (endsInForm && !(length > 2 && knowledge.hasConcept(name))) continue
    if (length > 1 && lows.slice(0, length).every((one) => orderWords.has(one))) continue
    if (length > 1 && (relationWords[word] !== undefined || functionWords.has(word))) continue
    if (isThing(name, knowledge) || (length === 1 && isNounHere({ claims, knowledge, hasPicture }, at, end)))
      return { to: at + length, name: normaliseThingName(name, knowledge) }
  }
  return null
}

/** Whether a word names a thing at this position. After an article, this is true even for words that are usually verbs ("a mop"). */
function isNounHere({ claims, knowledge, hasPicture }: Reading, at: number, end: number): boolean {
  const isLast = at + 1 === end || relationWords[claims.low(at + 1)] !== undefined
  const before = claims.low(at - 1)
  if (isLast && /^(?:une?|des|les?|la|avec|et)$/.test(before) && translateFrench(claims.low(at)) !== null)
    return true
  const { lexicon } = knowledge
  const low = claims.low(at)
  if (isFruitAlone(claims, at, end)) return true
  return (
    isLast &&
    /^(?:a|an|the|and|with)$/.test(before) &&
    relationWords[low] === undefined &&
    !functionWords.has(low) &&
    (findNamedColour(low) === null || isFruitHere({ claims, hasPicture }, at)) &&
    lexicon.thingsNamed(low).length > 0
  )
}

// Colours that are also the names of fruits.
const fruits = /^(?:orange|lime|olive)$/

/** Whether the word means a fruit ("an orange", "lemon and lime"), not a colour ("an orange and black wolf"). */
function isFruitHere({ claims, hasPicture }: Omit<Reading, 'knowledge'>, at: number): boolean {
  const [before, next] = [claims.low(at - 1), claims.low(at + 1)]
  if (!fruits.test(claims.low(at))) return false
  if (/^(?:and|et|&)$/.test(next) && claims.isFree(at + 1) && findNamedColour(claims.low(at + 2)) !== null)
    return false
  return /^an?$/.test(before) || (before === 'and' && hasPicture)
}

/** Whether "orange" or another colour means the fruit because it is the only word of the prompt. */
const isFruitAlone = (claims: TokenClaims, at: number, end: number): boolean =>
  fruits.test(claims.low(at)) && at === 0 && end === 1 && claims.freeClauses().length === 1

/** Whether a word at this position is a participle that describes the thing before or after it: "jumping largemouth". */
function isVerbHere({ claims, knowledge, hasPicture }: Reading, at: number, end: number): boolean {
  const low = claims.low(at)
  if (!isParticiple(low, knowledge)) return false
  if (relationWords[low] !== undefined) return true
  const next = at + 1 < end ? claims.low(at + 1) : ''
  const isFirst = !hasPicture
  if (/^(?:a|an|the|over|through|down|up|at|on|in)$/.test(next)) return !isFirst || !knowledge.hasConcept(low)
  return low.endsWith('ing') && !isFirst && !knowledge.hasConcept(low)
}
