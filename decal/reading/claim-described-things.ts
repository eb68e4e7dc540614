import type { TokenClaims } from './token-claims.ts'
import { findNamedColour } from './colour-words.ts'
import { joinCompound, isUndrawnContext } from './compounds.ts'
import { isLivingFigure, type WordKnowledge } from './word-knowledge.ts'
import { translateFrench } from './translate-french.ts'
import {
  MAX_MOTIF_COPIES,
  type ColourUse,
  type DescribedThing,
  type ThingRelation,
} from './described-thing.ts'
import { toSingular } from '../lexicon/word-forms.ts'
import { readCountPhrase, readBehindPhrase, findRelation } from './standing-phrases.ts'
import { findThingAt } from './find-thing-at.ts'
import { countWords, depictionWords, functionWords, kinWords, relationWords } from './word-lists.ts'

type Draft = {
  manner: number[]
  count: number
  colours: string[]
  relation: ThingRelation
  inRow: boolean
  from: number
  isFor: boolean
}

// Body parts that describe the thing before them (a lion with a mane). They aren't drawn separately.
const bodyParts =
  /^(?:hair|ears?|eyes?|manes?|tails?|fins?|teeth|legs?|arms?|nose|mouth|whiskers|fur|ponytail|mouth|feet|skin|body)$/

const growths = /^(?:antlers?|horns?|tusks?)$/

/** Reads the remaining tokens as a description: things to draw, with their number, colours and relations. */
export function claimDescribedThings(
  claims: TokenClaims,
  knowledge: WordKnowledge,
): { pictures: DescribedThing[]; colours: ColourUse[] } {
  const reader = new PictureReader(claims, knowledge)
  for (const { from, to } of claims.freeClauses()) reader.readClause(from, to)
  return { pictures: reader.pictures, colours: reader.colours }
}

class PictureReader {
  readonly pictures: DescribedThing[] = []
  readonly colours: ColourUse[] = []
  /** The index of the first picture after the last "with": in "a wolf with pines and a lake behind", the index of the pines. */
  #withFrom = 0
  readonly #claims: TokenClaims
  readonly #knowledge: WordKnowledge

  constructor(claims: TokenClaims, knowledge: WordKnowledge) {
    this.#claims = claims
    this.#knowledge = knowledge
  }

  readClause(from: number, to: number): void {
    let draft = fresh('beside', from)
    this.#withFrom = this.pictures.length
    for (let at = from; at < to;) {
      const phrase = this.#readPhrase(draft, at, to)
      if (phrase) {
        draft = phrase.draft
        at = phrase.to
        continue
      }
      const thing = findThingAt(
        { claims: this.#claims, knowledge: this.#knowledge, hasPicture: this.#pictureBefore(at) !== null },
        at,
        to,
      )
      if (thing) {
        this.#add(draft, at, thing)
        // In "for jam jars", "jam" and "jars" both state the purpose.
        const isOneOfMany = toSingular(this.#claims.low(thing.to - 1)) === this.#claims.low(thing.to - 1)
        draft = { ...fresh('beside', thing.to), isFor: draft.isFor && isOneOfMany }
        at = thing.to
      } else {
        draft = this.#readWord(draft, at, to)
        at += 1
      }
    }
    this.#loose(draft)
  }

  /** Interprets phrases of two or more words that state a count or a position. */
  #readPhrase(draft: Draft, at: number, end: number): { draft: Draft; to: number } | null {
    const claims = this.#claims
    const words = claims.tokens.slice(at, Math.min(end, at + 4)).map(({ low }) => low)
    if (/^(?:with|avec|featuring)$/.test(words[0] ?? '')) this.#withFrom = this.pictures.length
    const counted = readCountPhrase(words)
    if (counted) {
      claims.claim(at, at + counted.length, 'drawn')
      return { draft: { ...draft, ...counted.draft }, to: at + counted.length }
    }
    const behind = readBehindPhrase(words, at + words.length >= end)
    if (!behind) return null
    this.#loose(draft)
    claims.claim(at, at + behind.length, 'link')
    // In "with mountains behind", the thing before the word "behind" is the background.
    if (behind.what === 'before') this.#putBehind(Math.max(1, this.#withFrom))
    const next = fresh(behind.what === 'next' ? 'behind' : 'beside', at + behind.length)
    return { draft: next, to: at + behind.length }
  }

  #putBehind(from: number): void {
    for (const [place, picture] of this.pictures.entries())
      if (place >= from && picture.relation === 'beside')
        this.pictures[place] = { ...picture, relation: 'behind' }
  }

  #pictureBefore(at: number): DescribedThing | null {
    const last = this.pictures.at(-1)
    return last && last.to <= at && at - last.to < 3 ? last : null
  }

  #add(draft: Draft, from: number, { to, name }: { to: number; name: string }): void {
    const claims = this.#claims
    const before = this.pictures.at(-1)
    const isNext = before !== undefined && before.to === from && claims.continues(from)
    if (bodyParts.test(name) && before && draft.relation === 'beside' && draft.from !== from) {
      claims.claim(from, to, 'drawn')
      return this.#colourLast(draft)
    }
    // Antlers aren't drawn separately if the animal before them already has antlers or horns.
    if (before && growths.test(name) && /skull|deer|buck|stag|moose|elk|bull|goat|ram/.test(before.name))
      return claims.claim(from, to, 'drawn')
    if (before && bodyParts.test(name) && isNext) return
    // The word before or after the thing describes how the thing is drawn: "golden retriever head", "silhouette of a wolf".
    if (
      depictionWords.has(claims.low(from)) &&
      to === from + 1 &&
      (isNext || /^(?:of|de|d'une?)$/.test(claims.low(to)))
    ) {
      claims.claim(from, to, 'drawn')
      if (isNext && before)
        this.pictures[this.pictures.length - 1] = { ...before, to, manner: [...before.manner, from] }
      return
    }
    // A relative for whom the decal is made isn't drawn.
    if (
      to === from + 1 &&
      kinWords.has(claims.low(from).replace(/'s$/, '')) &&
      !this.#knowledge.hasConcept(name)
    )
      return claims.claim(from, to, 'order')
    const place = { claims, knowledge: this.#knowledge }
    const role = isUndrawnContext(place, { isFor: draft.isFor, name, from, to }) ? 'context' : 'subject'
    if (isNext && before && draft.colours.length === 0) {
      const joined = joinCompound(place, before, { name, to, isAbout: role === 'context' })
      this.pictures[this.pictures.length - 1] = joined.before
      if (joined.isOne) return
    }
    for (const word of draft.colours) this.colours.push({ word, of: this.pictures.length })
    claims.claim(from, to, 'drawn')
    this.pictures.push({
      asked: claims.written(from, to),
      name,
      manner: draft.manner,
      count: draft.count,
      crossed: draft.manner.some((at) => claims.low(at) === 'crossed'),
      colours: draft.colours,
      relation: before ? this.#relationOf(name, draft.relation) : 'beside',
      inRow: draft.inRow,
      role,
      from,
      to,
    })
  }

  #relationOf(name: string, relation: ThingRelation): ThingRelation {
    const shown = this.pictures.filter(({ role }) => role !== 'context')
    const first = shown[0]?.name ?? this.pictures[0]?.name ?? name
    return findRelation(name, relation, {
      name: first,
      isLiving: isLivingFigure(first, this.#knowledge.lexicon),
      isOnly: shown.length === 1,
    })
  }

  #readWord(draft: Draft, at: number, end: number): Draft {
    const claims = this.#claims
    const low = claims.low(at)
    const relation = relationWords[low]
    if (low === 'crossed' && this.#crossBefore(at, end)) return draft
    if (low === 'crossed') claims.claim(at, at + 1, 'drawn')
    if (/^(?:for|pour|to|vers)$/.test(low)) {
      claims.claim(at, at + 1, 'link')
      return { ...fresh('beside', at), isFor: true }
    }
    const isFrenchPink = /^roses?$/.test(low) && translateFrench(claims.low(at - 1)) !== null
    if (isFrenchPink || findNamedColour(low) !== null) {
      claims.claim(at, at + 1, 'colour')
      return { ...draft, colours: [...draft.colours, isFrenchPink ? 'pink' : low] }
    }
    const count = countWords[low] ?? (/^\d{1,2}$/.test(low) ? Number(low) : undefined)
    if (count !== undefined) {
      claims.claim(at, at + 1, 'drawn')
      return { ...draft, count: Math.min(count, MAX_MOTIF_COPIES) }
    }
    if (/^(?:and|et|&|\+)$/.test(low) && draft.colours.length > 0) {
      claims.claim(at, at + 1, 'link')
      return draft
    }
    if (relation) return this.#relate(draft, at, relation)
    if (functionWords.has(low)) {
      claims.claim(at, at + 1, 'link')
      return draft
    }
    return { ...draft, manner: [...draft.manner, at] }
  }

  #relate(draft: Draft, at: number, relation: ThingRelation): Draft {
    this.#loose(draft)
    this.#claims.claim(at, at + 1, 'link')
    // The first of two relation words decides: "wrapped around", "riding on".
    const isSecond = draft.relation !== 'beside' && draft.from === at
    return fresh(isSecond ? draft.relation : relation, at + 1)
  }

  /** Marks the things before the word "crossed" as crossed, as in "hammer and saw crossed". */
  #crossBefore(at: number, end: number): boolean {
    const last = this.pictures.at(-1)
    if (!last || (last.to !== at && at + 1 < end)) return false
    this.#claims.claim(at, at + 1, 'drawn')
    this.pictures[this.pictures.length - 1] = { ...last, crossed: true }
    return true
  }

  /** Gives the colour of a part to the last picture, as in "with blue hair", unless the picture already has a colour. */
  #colourLast(draft: Draft): void {
    const last = this.pictures.at(-1)
    if (!last || last.colours.length > 0 || draft.colours.length === 0) return this.#loose(draft)
    const of = this.pictures.length - 1
    for (const word of draft.colours) this.colours.push({ word, of })
    this.pictures[of] = { ...last, colours: draft.colours, manner: [...last.manner, ...draft.manner] }
  }

  /** Gives colours without a noun to the whole decal, and adjectives without a noun to the previous thing. */
  #loose({ colours, manner }: Draft): void {
    for (const word of colours) this.colours.push({ word, of: null })
    const last = this.pictures.at(-1)
    if (last && manner.length > 0)
      this.pictures[this.pictures.length - 1] = { ...last, manner: [...last.manner, ...manner] }
  }
}

function fresh(relation: ThingRelation, from: number): Draft {
  return { manner: [], count: 1, colours: [], relation, inRow: false, from, isFor: false }
}
