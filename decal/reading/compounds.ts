import type { TokenClaims } from './token-claims.ts'
import { translateFrench } from './translate-french.ts'
import { isPersonByActivity, isParticiple, isTrade, type WordKnowledge } from './word-knowledge.ts'
import type { DescribedThing } from './described-thing.ts'
import { findVehicleKind } from './vehicles.ts'
import { listKinds } from '../lexicon/lexicon.ts'
import { findNounSenses } from '../lexicon/find-noun-senses.ts'
import { toSingular } from '../lexicon/word-forms.ts'
import { contextWords, eventWords, orderWords } from './word-lists.ts'

type ReadingContext = { claims: TokenClaims; knowledge: WordKnowledge }

// Matches containers. A container isn't drawn itself if a motif shows its contents: for "wine bottle", the motif for wine is drawn.
const vessels = /^(?:bottle|cup|mug|glass|can|tube|bag|box|pot)$/
// Matches parts of animals. In "bear paw", the paw is drawn and the bear isn't.
const partOf = /^(?:paw(?: print)?|print|track|antler|claw|tail|fluke|tooth)$/

/** Whether a thing is only the decal's purpose or topic and therefore isn't drawn. */
export function isUndrawnContext(
  { claims, knowledge }: ReadingContext,
  { isFor, name, from, to }: { isFor: boolean; name: string; from: number; to: number },
): boolean {
  const isLettered =
    orderWords.has(claims.low(to)) && /^(?:name|lettering|numbers|registration)$/.test(claims.low(to))
  return (
    isFor ||
    isLettered ||
    contextWords.has(claims.low(to - 1)) ||
    isShopWord(claims, to) ||
    (to === from + 1 && orderWords.has(claims.low(from))) ||
    (isTrade(name, knowledge) && !isDoing(claims, knowledge, to) && !isHeld(claims, from)) ||
    (isParticiple(name, knowledge) && findNounSenses(name, knowledge.lexicon).length === 0)
  )
}

/**
 * Joins two adjacent nouns. In "hockey bear", the bear is the subject; a "lotus flower" is a lotus; a "turkey hunter" is drawn as a turkey.
 * `isOne` means that the two nouns get one picture.
 */
export function joinCompound(
  { claims, knowledge }: ReadingContext,
  before: DescribedThing,
  { name, to, isAbout }: { name: string; to: number; isAbout: boolean },
): { before: DescribedThing; isOne: boolean } {
  const lastWord = claims.low(before.to - 1)
  const isMany = toSingular(lastWord) !== lastWord
  if (
    before.relation === 'above' ||
    before.relation === 'rides' ||
    (isMany && translateFrench(lastWord) === null && findVehicleKind(before.name) === null)
  )
    return { before, isOne: false }
  const heads = new Set(findNounSenses(name, knowledge.lexicon))
  const isKind = findNounSenses(before.name, knowledge.lexicon).some((thing) =>
    listKinds(knowledge.lexicon, thing).some((kind) => heads.has(kind)),
  )
  if (
    isKind ||
    eventWords.has(name) ||
    isPersonByActivity(name, knowledge) ||
    (vessels.test(name) && knowledge.hasConcept(before.name))
  ) {
    claims.claim(before.to, to, 'drawn')
    return { before: { ...before, to, asked: claims.written(before.from, to) }, isOne: true }
  }
  const role = isAbout || before.role === 'context' || partOf.test(name) ? 'context' : 'modifier'
  return { before: { ...before, role }, isOne: false }
}

/** Whether a person is doing something, as in "fisherman holding a pike". Such a person is drawn. */
const isDoing = (claims: TokenClaims, knowledge: WordKnowledge, at: number): boolean =>
  claims.isFree(at) && claims.continues(at) && isParticiple(claims.low(at), knowledge)

/** Whether a thing is a detail of the picture, even if its name is also a profession, as in "panda with a controller". */
const isHeld = (claims: TokenClaims, at: number): boolean =>
  /^(?:an?|une?)$/.test(claims.low(at - 1)) &&
  /^(?:with|avec|holding|wearing|riding|featuring)$/.test(claims.low(at - 2))

/** Whether a word turns the thing before it into a business or group, which isn't drawn: "tattoo shop", "volleyball team". */
const isShopWord = (claims: TokenClaims, at: number): boolean =>
  claims.isFree(at) &&
  claims.continues(at) &&
  /^(?:shop|company|business|buisness|store|team|club|league|party|tournament|service|services|lessons|grooming)$/.test(
    claims.low(at),
  )
