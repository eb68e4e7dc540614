import type { TokenClaims } from './token-claims.ts'
import { isKnownWord, isNameOnly, isThing, type WordKnowledge } from './word-knowledge.ts'
import { capitalWords, nameConnectors, functionWords, kinWords, relationWords } from './word-lists.ts'

// Set phrases, such as dedications. The phrases in the first list are followed by a name or a recipient.
const dedications =
  /(?<![\p{L}\p{N}])(?:in (?:loving |fond |sweet )?memory(?: of)?|in memoriam|à la (?:douce |tendre )?mémoire d(?:e|u|es)|en mémoire d(?:e|u)|rest (?:in peace|easy)|r\.?i\.?p\.?|repose en paix|fly high|ride (?:in peace|on)|forever in (?:our|my) hearts?|gone but (?:not|never) forgotten|always in our hearts?|lest we forget|happy (?:\d+(?:st|nd|rd|th) )?(?:birthday|anniversary|retirement|mother['’]s day|father['’]s day)|joyeux (?:\d+e )?anniversaire|bonne (?:fête|retraite)|just married|congrat(?:s|ulations)|welcome(?: to| home| aboard)?|bienvenue|save the date|merry christmas|joyeux noël|mr\.? (?:&|and) mrs\.?)(?![\p{L}\p{N}])/giu
const phrases =
  /\b(?:happy (?:holidays|new year|halloween|easter|canada day|thanksgiving|hour)|baby on board|bébé à bord|no (?:fishing|parking|trespassing|smoking|entry|soliciting|dumping|pets|exit)|do not (?:enter|disturb)|private property|beware of (?:the )?dogs?|wet paint|hard hat area|high voltage|fire exit|first aid(?: kit| station)?|emergency exit|live bait|(?:[\p{L}]+ )?for (?:sale|rent|hire)|now hiring|game on|team (?:bride|groom)|bride to be|je me souviens|attention au chien|défense de stationner|true north strong(?: and free)?|eh team|love is love|home sweet home|gone (?:fishing|fishin'?|camping|hunting)|go fish|you are here|out of order|keep out|open (?:\d days a week|24 hours|daily|year round)|follow us(?: on (?:instagram|facebook|tiktok))?|scan (?:me|here|to \p{L}+(?: us)?)|at your own risk|employees only|students? driver|please be patient)(?![\p{L}\p{N}])/giu
const warnings = /\b(?:caution|danger|warning|attention)(?![\p{L}\p{N}])/giu

/** Marks set phrases as lettering, together with the name that follows them. */
export function claimSetPhrases(claims: TokenClaims, text: string, knowledge: WordKnowledge): void {
  for (const match of text.matchAll(dedications)) {
    const [from, to] = tokensOf(claims, match)
    if (from < 0 || !free(claims, from, to)) continue
    claims.set(from, to, { alone: /mem|mém|date/i.test(match[0]) })
    takeDedicated(claims, to, knowledge)
  }
  for (const match of text.matchAll(phrases)) {
    const [from, to] = tokensOf(claims, match)
    if (from >= 0 && free(claims, from, to)) claims.set(from, to)
  }
  for (const match of text.matchAll(warnings)) {
    const [from] = tokensOf(claims, match)
    if (from < 0 || !claims.isFree(from)) continue
    let to = from + 1
    while (
      claims.isFree(to) &&
      claims.continues(to) &&
      !/^(?:with|avec|sign|sticker|decal)$/.test(claims.low(to))
    )
      to += 1
    claims.set(from, to)
  }
}

function tokensOf({ tokens }: TokenClaims, match: RegExpExecArray): [number, number] {
  const until = match.index + match[0].length
  const from = tokens.findIndex(({ at }) => at >= match.index)
  const end = tokens.findIndex(({ to }) => to >= until)
  return from >= 0 && tokens[from]?.at === match.index && end >= from ? [from, end + 1] : [-1, -1]
}

const free = (claims: TokenClaims, from: number, to: number): boolean =>
  claims.tokens.slice(from, to).every((_, i) => claims.isFree(from + i))

/** Marks the name or recipient after a dedication as lettering: "my brother Tyler", "Nana Rose", "our angel Sophie". */
function takeDedicated(claims: TokenClaims, from: number, knowledge: WordKnowledge): void {
  let to = from
  // There may be a comma between the dedication and the name. A comma after the name ends the lettering.
  while (to < claims.tokens.length && claims.isFree(to) && (to === from || claims.continues(to))) {
    if (!isDedicated(claims, from, to, knowledge)) break
    to += 1
  }
  while (
    to > from &&
    (nameConnectors.has(claims.low(to - 1)) || /^(?:my|our|mon|ma|notre)$/.test(claims.low(to - 1)))
  )
    to -= 1
  const opens = claims.tokens[from]?.breaks === true
  if (to > from && !(opens && !claims.tokens[from]?.capital)) claims.set(from, to)
}

function isDedicated(claims: TokenClaims, from: number, at: number, knowledge: WordKnowledge): boolean {
  const [token, low] = [claims.tokens[at], claims.low(at)]
  if (!token || token.kind !== 'word') return token?.kind === 'sign' && /^[&+]$/.test(token.low)
  if (/^(?:my|our|mon|ma|notre|the|best|little|big|dear|sweet|baby|angel|late|beloved)$/.test(low))
    return claims.isFree(at + 1)
  if (kinWords.has(low) || capitalWords.has(low) || isNameOnly(low, knowledge)) return true
  if (token.capital) return true
  if (nameConnectors.has(low))
    return claims.tokens[at + 1]?.capital === true || kinWords.has(claims.low(at + 1))
  if (relationWords[low] !== undefined || functionWords.has(low)) return false
  // Whether a word belongs to a dedication. In "my dog Rocky", the word "dog" belongs to the dedication, so no dog is drawn. A first name
  // after a relative ("uncle dave") also belongs to the dedication, unless the word also names a thing.
  const owned =
    /^(?:my|our|mon|ma|notre)$/.test(claims.low(at - 1)) &&
    (claims.tokens[at + 1]?.capital || isNameOnly(claims.low(at + 1), knowledge))
  if (owned && isThing(low, knowledge)) return true
  return (
    (kinWords.has(claims.low(at - 1)) || at === from) &&
    /f/.test(knowledge.lexicon.marks(low)) &&
    !(isThing(low, knowledge) && isKnownWord(low, knowledge) && knowledge.hasConcept(low))
  )
}

// Hearts that are printed as part of the text, as in "I ♥ Lake Erie". Other symbols, such as the peace sign, are drawn as pictures.
const hearts = new Set(['♥', '❤', '♡'])
const signsBetween = new Set([...hearts, '☮'])

/** Marks a heart that stands for "love" as lettering, together with the words around it. */
export function claimHeartAsLove(claims: TokenClaims): void {
  for (const [at, token] of claims.tokens.entries()) {
    const said = token.low.replace('\u{FE0F}', '')
    if (!signsBetween.has(said) || !claims.isFree(at)) continue
    let to = at + 1
    while (
      claims.isFree(to) &&
      claims.continues(to) &&
      !/^(?:with|avec|sticker|decal|logo|in)$/.test(claims.low(to)) &&
      to - at < 7
    )
      to += 1
    let from = at
    while (
      from > 0 &&
      claims.isFree(from - 1) &&
      claims.tokens[from]?.breaks !== true &&
      at - from < 3 &&
      isBeforeHeart(claims, from - 1, at)
    )
      from -= 1
    if (to === at + 1 || from === at) continue
    if (hearts.has(said)) {
      claims.set(from, to)
      continue
    }
    claims.set(from, at)
    claims.set(at + 1, to)
    claims.claim(at, at + 1, 'drawn')
  }
}

const isBeforeHeart = (claims: TokenClaims, at: number, heart: number): boolean =>
  /^(?:i|we|je)$/.test(claims.low(at)) || claims.tokens[at]?.capital === true || at === heart - 1
