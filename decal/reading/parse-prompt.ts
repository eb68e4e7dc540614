import { TokenClaims, type Use } from './claims.ts'
import { isKnownWord, type Knowledge } from './knowledge.ts'
import { correctedWord, type Spelling } from './spelling.ts'
import { takeCaseless } from './take-caseless.ts'
import { takeCues, takeOrderedFor, takeOwn } from './take-cues.ts'
import { takeEntities } from './take-entities.ts'
import { takeNames } from './take-names.ts'
import { takeHearted, takePhrases } from './take-phrases.ts'
import type { ColourUse, Picture } from './picture.ts'
import { takeCarScene, takeNumberOne, takeSayings } from './take-sayings.ts'
import { takePictures } from './take-pictures.ts'
import { takeSlogans } from './take-slogans.ts'
import { tokenise, type Token } from './tokens.ts'

/** A parsed prompt, before motifs are looked up. Each token has a use. */
export type ParsedPrompt = {
  tokens: readonly Token[]
  uses: readonly (Use | null)[]
  /** The texts to set, in reading order. */
  lettering: readonly string[]
  pictures: readonly Picture[]
  colours: readonly ColourUse[]
  /** Set if the prompt requests a QR code: its content, or null if the prompt gives none. */
  code: { text: string | null } | null
}

/**
 * Parses a normalised prompt: first quotation marks, recognisable forms and cues, then names, then slogans, and the rest as a description.
 * Takes linear time and always gives the same result.
 */
export function parsePrompt(text: string, knowledge: Knowledge, spelling: Spelling): ParsedPrompt {
  const tokens = tokenise(text).map((token) => corrected(token, knowledge, spelling))
  const claims = new TokenClaims(text, tokens)
  const code = takeEntities(claims)
  takeHearted(claims)
  takePhrases(claims, text, knowledge)
  takeCues(claims, knowledge)
  takeOrderedFor(claims, knowledge)
  takeOwn(claims, knowledge)
  takeNames(claims, knowledge)
  takeNumberOne(claims, knowledge)
  takeSayings(claims, knowledge)
  takeCaseless(claims, knowledge, spelling)
  takeSlogans(claims, knowledge)
  takeCarScene(claims)
  const { pictures, colours } = takePictures(claims, knowledge)
  return { tokens: claims.tokens, uses: claims.uses, lettering: claims.texts(), pictures, colours, code }
}

/** Replaces a typo with the intended word. Lettering isn't corrected. */
function corrected(token: Token, knowledge: Knowledge, spelling: Spelling): Token {
  if (token.kind !== 'word' || token.capital || isKnownWord(token.low, knowledge)) return token
  return { ...token, low: correctedWord(token.low, spelling) ?? token.low }
}
