import type { TokenClaims } from './token-claims.ts'
import { findNamedColour } from './colour-words.ts'
import { isPersonByActivity, isParticiple, isThing, type WordKnowledge } from './word-knowledge.ts'
import { isPlace } from './claim-capitalised-names.ts'
import { countWords, functionWords, groupWords, kinWords, orderWords, styleWords } from './word-lists.ts'

// Words that end a saying of two words. They name a way of life, a group or an owner ("nurse life").
const ends = new Set(
  `life power strong nation country vibes mafia squad crew tribe lover lovers addict therapy obsessed pride gang mode mom mama dad
  wife season`.split(/\s+/),
)

/**
 * Marks a short saying at the start of a prompt as lettering if things to draw directly follow it: "nurse life stethoscope with a heart".
 */
export function claimSayings(claims: TokenClaims, knowledge: WordKnowledge): void {
  for (const { from, to } of claims.freeClauses()) {
    const isFirst = from === 0 || claims.tokens[from]?.breaks === true
    if (!isFirst || to < from + 2 || !ends.has(claims.low(from + 1))) continue
    const [low, next] = [claims.low(from), claims.low(from + 2)]
    const goesOn = claims.continues(from + 2) && from + 2 < claims.tokens.length
    if (!goesOn || tellsHow(low) || isParticiple(low, knowledge)) continue
    // Two words aren't a complete saying if "logo", "of" or "is better" follows them.
    if (orderWords.has(next) || groupWords.has(next) || (functionWords.has(next) && next !== 'with')) continue
    if (claims.isFree(from + 2) && next !== 'with' && !isThing(next, knowledge) && !isPlace(next, knowledge))
      continue
    claims.set(from, from + 2)
  }
}

const tellsHow = (word: string): boolean =>
  [functionWords, styleWords, orderWords, kinWords].some((list) => list.has(word)) ||
  countWords[word] !== undefined ||
  findNamedColour(word) !== null

/** Marks phrases such as "#1 dad" and "#1 hockey mom" as lettering. */
export function claimNumberOne(claims: TokenClaims, knowledge: WordKnowledge): void {
  for (const [at, { kind, low }] of claims.tokens.entries()) {
    if (kind !== 'code' || !/^#\s?1$/.test(low)) continue
    const end = [at + 1, at + 2].find(
      (place) =>
        claims.isFree(place) &&
        claims.continues(place) &&
        (kinWords.has(claims.low(place)) ||
          /^(?:fan|teacher|coach|boss|nurse|driver|team)$/.test(claims.low(place)) ||
          isPersonByActivity(claims.low(place), knowledge)),
    )
    if (end !== undefined) claims.set(at, end + 1)
  }
}

/** Marks "jdm" as lettering if there is no other lettering, because fans of Japanese cars want the letters beside the car. */
export function claimCarSceneTerm(claims: TokenClaims): void {
  if (claims.pieces.length > 0) return
  const at = claims.tokens.findIndex(({ low }) => low === 'jdm')
  if (claims.isFree(at)) claims.set(at, at + 1, { text: 'JDM' })
}
