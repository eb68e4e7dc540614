import { kindsOf, type Lexicon, type Thing } from '../lexicon/lexicon.ts'
import { singularOf } from '../lexicon/word-forms.ts'

/** What a motif shows, told from its name: in plain words, and as things of the lexicon (none for what it does not know). */
export type Depicted = { name: string; things: readonly Thing[] }

// What a name says of the drawing, not of what is drawn: which part of it, its pose, its style.
const manner = new Set(
  `head face emblem side variant off outline sitting seated jumping howl howling charging running sleeping flying sniffing breeze dive
  profile flat classic plain silhouette front back alternate big small single simple sharp chunky swimming standing walking
  perched rampant run jump emblem-2 symbol sign icon default medium light dark profile holding-head shape lying`.split(
    /\s+/,
  ),
)

const known = new WeakMap<Lexicon, Map<string, Depicted>>()

/** What a motif ("set:name") shows. */
export function depictedBy(name: string, lexicon: Lexicon): Depicted {
  const memo = known.get(lexicon) ?? new Map<string, Depicted>()
  known.set(lexicon, memo)
  const depicted = memo.get(name) ?? readName(wordsOf(name), lexicon)
  memo.set(name, depicted)
  return depicted
}

/** mdi and temaki put the thing before what kind it is: "leaf-maple". */
function wordsOf(reference: string): string[] {
  const [set = '', name = ''] = reference.split(':')
  const words = name
    .split('-')
    .filter((word) => !/^\d+$/.test(word) && word !== 'variant' && word !== 'outline')
  return (set === 'mdi' || set === 'temaki') && words.length === 2 && !manner.has(words[1] ?? '')
    ? words.toReversed()
    : words
}

// Short names of breeds and kinds that WordNet has in full only.
const inFull: Readonly<Record<string, string>> = {
  labrador: 'labrador retriever',
  'black lab': 'labrador retriever',
  lab: 'labrador retriever',
}

function readName(words: readonly string[], lexicon: Lexicon): Depicted {
  const whole = singularOf(words.join(' '))
  const wholeThings = thingsMeant(whole, lexicon)
  if (wholeThings.length > 0) return { name: words.join(' '), things: wholeThings.slice(0, 1) }
  let shown = words
  while (shown.length > 1 && manner.has(shown.at(-1) ?? '')) shown = shown.slice(0, -1)
  while (shown.length > 1 && manner.has(shown[0] ?? '')) shown = shown.slice(1)
  // An English name ends in what the thing is: a "birch tree" is a tree, a "wolf trap" a trap.
  for (let from = 0; from < shown.length; from += 1) {
    const things = thingsMeant(singularOf(shown.slice(from).join(' ')), lexicon)
    if (things.length > 0) return { name: shown.join(' '), things: things.slice(0, 1) }
  }
  return { name: shown.join(' '), things: [] }
}

/** The things a customer or an artist may mean by a noun, the likeliest first: animals before people and instruments. */
export function thingsMeant(noun: string, lexicon: Lexicon): Thing[] {
  const things = lexicon.thingsNamed(inFull[noun] ?? noun)
  const weight = (thing: Thing, rank: number): number => {
    const file = lexicon.fileOf(thing)
    if (file === 'person') return rank + (isImaginary(thing, lexicon) ? -2 : 5)
    return rank + (file === 'animal' ? -3 : file === 'substance' || file === 'body' ? 1 : 0)
  }
  return things
    .map((thing, rank) => ({ thing, weight: weight(thing, rank) }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ thing }) => thing)
}

function isImaginary(thing: Thing, lexicon: Lexicon): boolean {
  return kindsOf(lexicon, thing).some((kind) => lexicon.namesOf(kind).includes('imaginary being'))
}
