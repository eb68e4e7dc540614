import { Claims, type Use } from './claims.ts'
import { isKnownWord, type Knowledge } from './knowledge.ts'
import { correctedWord, type Spelling } from './spelling.ts'
import { takeCaseless } from './take-caseless.ts'
import { takeCues, takeOrderedFor, takeOwn } from './take-cues.ts'
import { takeEntities } from './take-entities.ts'
import { takeNames } from './take-names.ts'
import { takeHearted, takePhrases } from './take-phrases.ts'
import type { ColourUse, Picture } from './picture.ts'
import { takeNumberOne, takeSayings } from './take-sayings.ts'
import { takePictures } from './take-pictures.ts'
import { takeSlogans } from './take-slogans.ts'
import { tokenise, type Token } from './tokens.ts'

/** A wish as it is understood, before anything is looked for: each token has its use. */
export type ParsedWish = {
  tokens: readonly Token[]
  uses: readonly (Use | null)[]
  /** The words to set, in reading order. */
  lettering: readonly string[]
  pictures: readonly Picture[]
  colours: readonly ColourUse[]
  /** What a code that phones read is to hold; null where none is wished for. */
  code: { text: string | null } | null
}

/**
 * Reads a wish, tidied: quotation marks, forms and cues first, then names, slogans, and what is left as a description. Takes time in
 * proportion to its length. The same wish is read the same way.
 */
export function parseWish(text: string, knowledge: Knowledge, spelling: Spelling): ParsedWish {
  const tokens = tokenise(text).map((token) => corrected(token, knowledge, spelling))
  const claims = new Claims(text, tokens)
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
  const { pictures, colours } = takePictures(claims, knowledge)
  return { tokens: claims.tokens, uses: claims.uses, lettering: claims.texts(), pictures, colours, code }
}

/** A typo is read as the word that was meant; lettering keeps the spelling that was typed. */
function corrected(token: Token, knowledge: Knowledge, spelling: Spelling): Token {
  if (token.kind !== 'word' || token.capital || isKnownWord(token.low, knowledge)) return token
  return { ...token, low: correctedWord(token.low, spelling) ?? token.low }
}
