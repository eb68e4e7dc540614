import { TokenClaims, type WordUse } from './token-claims.ts'
import { isKnownWord, type WordKnowledge } from './word-knowledge.ts'
import { correctTypo, type SpellingIndex } from './correct-typo.ts'
import { claimUncapitalisedNames } from './claim-uncapitalised-names.ts'
import { claimLetteringAfterCues, claimNameAfterProduct, claimNameAfterMy } from './claim-after-cues.ts'
import { claimEntities } from './claim-entities.ts'
import { claimCapitalisedNames } from './claim-capitalised-names.ts'
import { claimHeartAsLove, claimSetPhrases } from './claim-set-phrases.ts'
import type { ColourUse, DescribedThing } from './described-thing.ts'
import { claimCarSceneTerm, claimNumberOne, claimSayings } from './claim-sayings.ts'
import { claimDescribedThings } from './claim-described-things.ts'
import { claimSlogans } from './claim-slogans.ts'
import { tokenisePrompt, type PromptToken } from './prompt-tokens.ts'

/** A parsed prompt, before motifs are looked up. Each token has a use. */
export type ParsedPrompt = {
  tokens: readonly PromptToken[]
  uses: readonly (WordUse | null)[]
  /** The texts to print, in reading order. */
  lettering: readonly string[]
  pictures: readonly DescribedThing[]
  colours: readonly ColourUse[]
  /**
   * The content of the QR code that the prompt requests. `text` is null if the prompt doesn't say what the code contains. `code` is null if
   * no code is requested.
   */
  code: { text: string | null } | null
}

/**
 * Parses a normalized prompt: first quotation marks, recognizable forms and cues, then names, then slogans; the rest is a description.
 * Takes linear time and always gives the same result.
 */
export function parsePrompt(text: string, knowledge: WordKnowledge, spelling: SpellingIndex): ParsedPrompt {
  const tokens = tokenisePrompt(text).map((token) => corrected(token, knowledge, spelling))
  const claims = new TokenClaims(text, tokens)
  const code = claimEntities(claims)
  claimHeartAsLove(claims)
  claimSetPhrases(claims, text, knowledge)
  claimLetteringAfterCues(claims, knowledge)
  claimNameAfterProduct(claims, knowledge)
  claimNameAfterMy(claims, knowledge)
  claimCapitalisedNames(claims, knowledge)
  claimNumberOne(claims, knowledge)
  claimSayings(claims, knowledge)
  claimUncapitalisedNames(claims, knowledge, spelling)
  claimSlogans(claims, knowledge)
  claimCarSceneTerm(claims)
  const { pictures, colours } = claimDescribedThings(claims, knowledge)
  return { tokens: claims.tokens, uses: claims.uses, lettering: claims.texts(), pictures, colours, code }
}

/** Replaces a typo with the intended word. Lettering isn't corrected. */
function corrected(token: PromptToken, knowledge: WordKnowledge, spelling: SpellingIndex): PromptToken {
  if (token.kind !== 'word' || token.capital || isKnownWord(token.low, knowledge)) return token
  return { ...token, low: correctTypo(token.low, spelling) ?? token.low }
}
