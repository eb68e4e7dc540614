import type { TokenClaims } from './token-claims.ts'
import { isKnownWord, isNameOnly, isThing, type WordKnowledge } from './word-knowledge.ts'
import {
  capitalWords,
  nameConnectors,
  functionWords,
  kinWords,
  orderWords,
  styleWords,
  tradeWords,
} from './word-lists.ts'

/** Whether capitals mark names. Capitals don't mark names if all letters are capitals or if every word is capitalized. */
export function areNamesCapitalised(claims: TokenClaims): boolean {
  const words = claims.tokens.filter(
    ({ kind, text, low }) => kind === 'word' && /\p{L}{2}/u.test(text) && !nameConnectors.has(low),
  )
  const small = words.filter(({ capital }) => !capital).length
  return small > 0 && small < words.length
}

/** Marks words as lettering if their capitals show that they are a name. */
export function claimCapitalisedNames(claims: TokenClaims, knowledge: WordKnowledge): void {
  if (!areNamesCapitalised(claims)) return
  for (let at = 0; at < claims.tokens.length; at += 1) {
    if (!claims.isFree(at) || !claims.tokens[at]?.capital) continue
    const to = findNameEnd(claims, at, knowledge)
    const from = skipped(claims, at, to, knowledge)
    if (from < to && isName(claims, from, to, knowledge)) claims.set(leading(claims, from), to)
    at = to - 1
  }
}

/** Returns the end of a capitalized name. The name includes numbers, small words between capitalized ones, and a trade at the end. */
export function findNameEnd(claims: TokenClaims, from: number, knowledge: WordKnowledge): number {
  let to = from + 1
  while (to < claims.tokens.length && (claims.continues(to) || isProvince(claims, to))) {
    const steps = stepOver(claims, to, knowledge)
    if (steps === 0) break
    to += steps
  }
  return to
}

// Whether the token is a province after a place: "Port Colborne, ON".
const isProvince = (claims: TokenClaims, at: number): boolean =>
  /^(?:ON|QC|BC|AB|SK|MB|NB|NS|PE|PEI|NL|YT|NT|NU)$/.test(claims.tokens[at]?.text ?? '')

/** Returns the number of tokens by which a name continues at this token; 0 if the name ends before this token. */
function stepOver(claims: TokenClaims, at: number, knowledge: WordKnowledge): number {
  const token = claims.tokens[at]
  if (!token || !isOpen(claims, at)) return 0
  if (token.capital && token.kind !== 'quote') return 1
  if (
    token.kind === 'number' ||
    (token.kind === 'code' && /^\p{L}/u.test(token.low) && !/^(?:number|no)/.test(token.low))
  )
    return 1
  if (nameConnectors.has(token.low))
    return isConnecting(claims, at) ? (claims.tokens[at + 1]?.capital ? 2 : 3) : 0
  return endsName(claims, at, knowledge) ? 1 : 0
}

const isOpen = (claims: TokenClaims, at: number): boolean =>
  claims.isFree(at) || claims.tokens[at]?.kind === 'code' || claims.tokens[at]?.kind === 'number'

/** Whether a word connects the parts of a name: "of the North", "& Sons", "and Devon". */
function isConnecting(claims: TokenClaims, at: number): boolean {
  const isCapital = (i: number): boolean =>
    claims.tokens[i]?.capital === true && claims.continues(i) && claims.isFree(i)
  return (
    isCapital(at + 1) ||
    (nameConnectors.has(claims.low(at + 1)) && claims.continues(at + 1) && isCapital(at + 2))
  )
}

/** Whether a lower-case word is the end of a name. This is the case for a trade or a club: "Thorold fire dept", "Tremblay plumbing". */
function endsName(claims: TokenClaims, at: number, knowledge: WordKnowledge): boolean {
  const [before, low, next] = [claims.tokens[at - 1], claims.low(at), claims.low(at + 1)]
  if (!tradeWords.has(low))
    return isNameOnly(low, knowledge) && before?.capital === true && !isKnownWord(low, knowledge)
  // "Sparkle Clean farm" is a name, but "a Moose farm with …" is a description.
  return (
    before !== undefined &&
    (before.capital || tradeWords.has(before.low)) &&
    !/^(?:truck|shop|sign|logo)$/.test(next)
  )
}

/** Returns where a name starts, skipping words that only name the product: "Logo for …", "Sticker …". */
function skipped(claims: TokenClaims, from: number, to: number, knowledge: WordKnowledge): number {
  let start = from
  while (
    start < to &&
    (functionWordFirst(claims, start) || (start === 0 && isOrder(claims, start, to, knowledge)))
  )
    start += 1
  return start
}

const functionWordFirst = (claims: TokenClaims, at: number): boolean =>
  at === 0 && /^(?:a|an|i|my|our|we|please|make|with|and|for|une?|mon|ma)$/.test(claims.low(at))

const isOrder = (claims: TokenClaims, at: number, to: number, { hasConcept }: WordKnowledge): boolean =>
  orderWords.has(claims.low(at)) &&
  !/^(?:de|des|du|d')$/.test(claims.low(at + 1)) &&
  !hasConcept(claims.low(at)) &&
  (to === at + 1 ||
    !claims.tokens[at + 1]?.capital ||
    /^(?:logo|sticker|decal|sign|label)s?$/.test(claims.low(at)))

/** Returns where a name starts, including a word that introduces it: "the Kowalczyk Family", "chez Mémère". */
function leading(claims: TokenClaims, from: number): number {
  return /^(?:the|chez|les)$/.test(claims.low(from - 1)) && claims.isFree(from - 1) && from === 1
    ? from - 1
    : from
}

function isName(claims: TokenClaims, from: number, to: number, knowledge: WordKnowledge): boolean {
  const tokens = claims.tokens
    .slice(from, to)
    .filter(({ low, kind }) => !nameConnectors.has(low) && kind === 'word')
  const words = tokens.map(({ low }) => low)
  if (words.every((word) => capitalWords.has(word))) return false
  const phrase = claims.tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(' ')
  const withNext = `${phrase} ${claims.low(to)}`
  const goesOn = claims.isFree(to) && claims.continues(to)
  // "Golden retriever", "Maple leaf", "Canadian flag" and "Muskoka chair" are things, not names.
  if (goesOn && isThing(withNext, knowledge)) return false
  if (isThing(phrase, knowledge) && !isPlace(phrase, knowledge) && words.length > 1) return false
  if (capitalWords.has(words[0] ?? '') && isThing(words.slice(1).join(' '), knowledge)) return false
  if (words.length > 1 || claims.tokens[from + 1]?.kind === 'code') return true
  return isNameAlone(claims, from, knowledge, words[0] ?? '')
}

/**
 * Whether a single capitalized word is a name. An unknown word counts as a name. A known word counts as a name if nothing else explains its
 * capital.
 */
function isNameAlone(claims: TokenClaims, at: number, knowledge: WordKnowledge, word: string): boolean {
  const text = claims.tokens[at]?.text ?? ''
  const starts = at === 0 || claims.tokens[at]?.breaks === true
  if (isPlace(word, knowledge)) return isCanadianPlace(word) || !isThing(word, knowledge)
  // Two capitalized words with a hyphen between them, such as "Reel-Axed" or "Sea-Duction", are a pun and count as a name.
  if (/^\p{Lu}\p{L}*-\p{Lu}/u.test(text) && !isThing(word, knowledge)) return true
  if (isNameOnly(word, knowledge)) return true
  if (/^\p{Lu}[\p{Lu}\p{N}'&-]+$/u.test(text) && at > 0) return !knowledge.hasConcept(word)
  const before = claims.low(at - 1).replace(/'s$/, '')
  if (!starts && (kinWords.has(before) || /^(?:uncle|aunt|captain|coach|nana|papa)$/.test(before)))
    return true
  if (starts && at === 0) return /f/.test(knowledge.lexicon.marks(word)) && !isThing(word, knowledge)
  if (orderWords.has(word) || styleWords.has(word) || functionWords.has(word)) return false
  return !isThing(word, knowledge) || (!starts && isThing(before, knowledge))
}

/** Whether a place is in Canada. */
export const isCanadianPlace = (name: string): boolean => canadian.has(name)

/** Whether a text is a town, lake or province in the lexicon or in the list of Canadian places. */
export function isPlace(name: string, { lexicon }: WordKnowledge): boolean {
  return (
    canadian.has(name) ||
    (lexicon.marks(name).includes('p') &&
      !/[VARvar]|[Nn].*[fl]|[fl].*[Nn]/.test(lexicon.marks(name).replace('p', '')) &&
      name.length > 3 &&
      !/n/i.test(lexicon.marks(name)))
  )
}

const canadian = new Set(
  `st. catharines|st catharines|niagara falls|niagara|niagara on the lake|niagara-on-the-lake|thorold|welland|port colborne|fort erie|grimsby|lincoln|
  pelham|fonthill|ridgeway|crystal beach|port dalhousie|beamsville|vineland|jordan station|hamilton|burlington|oakville|mississauga|brampton|
  toronto|scarborough|etobicoke|barrie|kingston|kitchener|waterloo|guelph|brantford|windsor|sarnia|sudbury|thunder bay|north bay|
  sault ste. marie|muskoka|bracebridge|huntsville|gravenhurst|parry sound|georgian bay|wasaga beach|collingwood|blue mountain|tobermory|
  bruce peninsula|manitoulin|manitoulin island|algonquin|algonquin park|haliburton|kawartha|kawarthas|peterborough|orillia|ottawa|gatineau|montreal|
  montréal|québec|quebec city|laval|sherbrooke|trois-rivières|saguenay|gaspé|charlevoix|tremblant|mont-tremblant|halifax|cape breton|
  lunenburg|moncton|fredericton|saint john|charlottetown|st. john's|newfoundland|labrador city|winnipeg|regina|saskatoon|calgary|edmonton|banff|
  jasper|kelowna|vancouver|victoria|whistler|yukon|whitehorse|yellowknife|nunavut|ontario|manitoba|saskatchewan|alberta|british columbia|
  nova scotia|new brunswick|prince edward island|lake erie|lake ontario|lake huron|lake superior|lake simcoe|lake michigan|long point|turkey point|
  port dover|sauble beach|grand bend|prince edward county|bruce trail|welland canal|great lakes|thousand islands`
    .split('|')
    .map((name) => name.trim()),
)
