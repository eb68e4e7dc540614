import { listKinds, type Lexicon, type NounSense } from '../lexicon/lexicon.ts'
import { findNounSenses } from '../lexicon/find-noun-senses.ts'

/** The subject of a motif, derived from its name: in plain words, and as things of the lexicon (none if unknown). */
export type MotifSubject = { name: string; things: readonly NounSense[] }

// Parts of a name that describe how the subject is drawn: section, pose, style.
const manner = new Set(
  `head face emblem side variant off outline sitting seated jumping howl howling charging running sleeping flying sniffing breeze dive
  profile flat classic plain silhouette front back alternate big small single simple sharp chunky swimming standing walking
  perched rampant run jump emblem-2 symbol sign icon default medium light dark profile holding-head shape lying rear slammed`.split(
    /\s+/,
  ),
)

const known = new WeakMap<Lexicon, Map<string, MotifSubject>>()

/** Returns the subject of a motif, given as "set:name". */
export function findMotifSubject(name: string, lexicon: Lexicon): MotifSubject {
  const memo = known.get(lexicon) ?? new Map<string, MotifSubject>()
  known.set(lexicon, memo)
  const depicted = memo.get(name) ?? readName(name, lexicon)
  memo.set(name, depicted)
  return depicted
}

// First words of names that are in reverse order, such as "leaf-maple".
const headFirst = new Set(
  'leaf cross hands food glass car truck weather flower bag home star egg shoe fruit guitar flag dice cards axe shield water ski hat music train van bus bottle'.split(
    ' ',
  ),
)
// Words whose meaning in the names of motifs differs from their usual meaning.
const meant: Readonly<Record<string, string>> = {
  earth: 'globe',
  // In the lexicon, salmon is mostly food. In a motif name, it is a fish.
  salmon: 'fish',
  'guitar bass': 'guitar',
  'shark jaws': 'shark',
  'croc jaws': 'crocodile',
  'shark fin': 'shark',
  'weather sunset': 'sunset',
  'weather sunny': 'sun',
  'weather tornado': 'tornado',
  'weather pouring': 'rain',
  kayaking: 'kayak',

  'flag usa': 'American flag',
  'flag uk': 'British flag',
  'flag canada': 'Canadian flag',

  'truck snowflake': 'snow truck',
  'car turbocharger': 'turbocharger',
  'car lifted pickup': 'pickup truck',
  'lightning bolt circle': 'lightning bolt',
}

function readName(reference: string, lexicon: Lexicon): MotifSubject {
  const [set = '', name = ''] = reference.split(':')
  let shown = name.split('-').filter((word) => !/^\d+$/.test(word))
  while (shown.length > 1 && manner.has(shown.at(-1) ?? '')) shown = shown.slice(0, -1)
  while (shown.length > 1 && manner.has(shown[0] ?? '')) shown = shown.slice(1)
  const written = shown.join(' ')
  const isHeadFirst =
    (set === 'mdi' || set === 'temaki') && shown.length === 2 && headFirst.has(shown[0] ?? '')
  const turned = shown.toReversed().join(' ')
  const [kind, ...whose] = shown
  const flag = set === 'drawn' && kind === 'flag' ? `${whose.join(' ')} flag` : undefined
  const told = meant[written] ?? flag ?? (isHeadFirst ? turned : written)
  // The last word of an English compound names its kind: a "birch tree" is a tree, a "wolf trap" a trap.
  const words = told.split(' ')
  for (let from = 0; from < words.length; from += 1) {
    const thing = thingNamed(words.slice(from).join(' '), lexicon)
    if (thing !== undefined) return { name: told, things: [thing] }
  }
  return { name: told, things: [] }
}

const thingNamed = (name: string, lexicon: Lexicon): NounSense | undefined => rankNounSenses(name, lexicon)[0]

/** Returns the likely meanings of a noun, most likely first. Animals come before people and instruments. */
export function rankNounSenses(noun: string, lexicon: Lexicon): NounSense[] {
  const things = findNounSenses(noun, lexicon)
  const weight = (thing: NounSense, rank: number): number => {
    const file = lexicon.fileOf(thing)
    if (file === 'person') return rank + (isImaginary(thing, lexicon) ? -8 : 5)
    return rank + (isCreature(thing, lexicon) ? -6 : file === 'substance' || file === 'body' ? 1 : 0)
  }
  return things
    .map((thing, rank) => ({ thing, weight: weight(thing, rank) }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ thing }) => thing)
}

/** Whether a thing is an animal, not a part or product of an animal. */
export function isCreature(thing: NounSense, lexicon: Lexicon): boolean {
  if (lexicon.fileOf(thing) !== 'animal') return false
  return !listKinds(lexicon, thing).some((kind) =>
    lexicon
      .namesOf(kind)
      .some((name) => /^(?:animal product|animal skin|body part|animal tissue|meat|fur)$/.test(name)),
  )
}

function isImaginary(thing: NounSense, lexicon: Lexicon): boolean {
  return listKinds(lexicon, thing).some((kind) => lexicon.namesOf(kind).includes('imaginary being'))
}
