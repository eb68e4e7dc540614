import { MAX_MOTIF_COPIES, type ThingRelation } from './described-thing.ts'
import { countWords } from './word-lists.ts'

type CountedPhrase = { length: number; draft: { count?: number; inRow?: boolean } }

/** Reads a phrase with a count: "a pair of", "row of five", "8 point". Returns the number of words, and the count. */
export function readCountPhrase([
  first = '',
  second = '',
  third = '',
]: readonly string[]): CountedPhrase | null {
  // In "8 point buck", the number counts the points of the antlers, so it isn't the number of bucks.
  if (/^\d{1,2}$/.test(first) && /^points?$/.test(second) && third !== '') return { length: 2, draft: {} }
  if (second !== 'of') return null
  if (/^(?:pair|couple)$/.test(first)) return { length: 2, draft: { count: 2 } }
  if (/^(?:trio)$/.test(first)) return { length: 2, draft: { count: 3 } }
  if (!/^(?:row|line|string)$/.test(first)) return null
  const count = countWords[third] ?? (/^\d{1,2}$/.test(third) ? Number(third) : undefined)
  return count === undefined
    ? { length: 2, draft: { count: 3, inRow: true } }
    : { length: 3, draft: { count: Math.min(Math.max(count, 2), MAX_MOTIF_COPIES), inRow: true } }
}

/**
 * Reads "in front of" or "in the background". Returns the number of words, and whether the thing in the background is named after or before
 * the phrase.
 */
export function readBehindPhrase(
  words: readonly string[],
  isEnd: boolean,
): { length: number; what: 'next' | 'before' } | null {
  const text = words.join(' ')
  const ahead =
    /^(?:in front of|with (?:a|the) (?:background|backdrop) of|(?:against|on) (?:a|the) (?:background|backdrop) of)\b/.exec(
      text,
    )
  if (ahead) return { length: ahead[0].split(' ').length, what: 'next' }
  const back =
    /^(?:(?:in|as|for) (?:the |a )?(?:background|backdrop)|behind (?:it|them|him|her)|(?:background|backdrop))$/.exec(
      text,
    )
  if (back && isEnd) return { length: words.length, what: 'before' }
  return text === 'behind' && isEnd ? { length: 1, what: 'before' } : null
}

// Matches scenery. If a thing is "in" scenery, the scenery is behind it.
const scenes =
  /^(?:mountains?|lake|river|ocean|sea|beach|sunset|sunrise|waves?|flames?|fire|skyline|city|cityscape|forest|woods?|bush|field|meadow|snow|sky|moonlight|moon|galaxy|space|night sky|desert|jungle|wilderness|rain|storm)$/

// Matches things that are drawn behind the first thing in the prompt, whatever that first thing is.
const backdrops =
  /^(?:mountains?|hills|sunset|sunrise|skyline|cityscape|forest|woods|(?:pine|palm|fir|spruce|birch) trees?|pines|trees|waves?|(?:full )?moon|northern lights|aurora|(?:starry|night) sky|cornfield)$/

// Matches landscapes and skies. If a thing is on, over or under a landscape or a sky, the landscape or sky is behind it.
const landscapes =
  /^(?:(?:mountain|lake|ocean|beach|lakeside) (?:sunset|sunrise|range)|mountains?|hills?|lake|river|creek|pond|ocean|sea|beach|waves?|water|sunset|sunrise|skyline|city|cityscape|forest|woods?|(?:[a-z]+ )?trees|pine tree|pines|field|meadow|marsh|swamp|trail|rocky|rocks|dirt road|desert|sky|starry sky|night sky|stars|moonlight|(?:full )?moon|northern lights|aurora|cornfield|vineyard)$/

/** Whether a thing is a landscape or a sky and so can be the background of another thing. */
export const isLandscape = (name: string): boolean => landscapes.test(name) || backdrops.test(name)

// Matches things that a living thing in the same picture wears.
const wearables =
  /^(?:(?:cat|bunny|kitty|neko|rabbit) ears?|(?:gaming )?headsets?|headphones?|sunglasses|glasses|goggles|crown|tiara|halo|monocle|eye ?patch|bandana|bow ?tie|scarf|toque|beanie|(?:top|cowboy|santa|straw|party|chef|witch|pirate|captain) hat|hat|hard hat|helmet|cap)$/

/** The first thing in a prompt. `isOnly` is true if no other thing comes between it and the current thing. */
type First = { name: string; isLiving: boolean; isOnly: boolean }

/**
 * Returns the relation of a thing to the first thing in the prompt. In "a bear in the woods" and "a wolf with mountains", the second thing
 * is behind the first.
 */
export function findRelation(name: string, relation: ThingRelation, first: First): ThingRelation {
  if (scenes.test(first.name) || first.name === name) return relation
  if (relation === 'beside' && first.isLiving && first.isOnly && wearables.test(name)) return 'worn'
  if (relation === 'beside' && first.isLiving && landscapes.test(name)) return 'behind'
  if (relation === 'inside' && scenes.test(name)) return 'behind'
  if (/^(?:above|below|inside)$/.test(relation) && landscapes.test(name)) return 'behind'
  return relation === 'beside' && backdrops.test(name) ? 'behind' : relation
}
