import { listKinds, type Lexicon, type NounSense } from '../lexicon/lexicon.ts'
import { toSingular } from '../lexicon/word-forms.ts'
import { findMotifsByName, findManualMatch, findCanonicalName, stemMotifWord } from './named-motifs.ts'
import { findMotifSubject, isCreature, rankNounSenses } from './motif-subject.ts'
import type { MotifIndex } from './motif-index.ts'
import { indexMotifSenses } from './motif-senses.ts'
import { isWeaponMotif } from './screened-motifs.ts'

/**
 * How well a motif shows a thing. exact: the motif shows the thing itself, or a kind of it (a labrador for a dog). near: the motif shows a
 * broader kind, or a substitute.
 */
export type MatchQuality = 'exact' | 'near' | 'none'
/** The motifs for a thing, best first, and how well they show it. */
export type MotifMatch = { match: MatchQuality; motifs: readonly string[] }

/** The words by which motifs are found: the index of their names, and the lexicon. */
export type MotifVocabulary = { index: MotifIndex; lexicon: Lexicon }

// The maximum number of steps from a thing to a broader kind whose motif may replace it. A "rottweiler" may be drawn as a dog, but not as
// any animal.
const MAX_KIND_DISTANCE = 10
const tooGeneral = new Set(
  `animal organism artifact instrumentality object whole device structure living thing plant part plant organ vascular plant plant
  mammal vertebrate chordate placental carnivore person worker professional adult container equipment implement conveyance vehicle
  instrument material substance food foodstuff natural object geological formation thing matter body part organ part area surface
  fabric clothing covering garment commodity mechanism solid shape plane figure entity physical entity causal agent creation
  facility way decoration ungulate even-toed ungulate aquatic vertebrate invertebrate arthropod nutriment dish produce
  way passage construction enclosure room building establishment place of business woody plant herb
  tool furnishing furniture consumer goods process natural phenomenon physical phenomenon phenomenon region location line
  leader contestant entertainer performer creator expert skilled worker unfortunate unpleasant person peer`
    .split(/\s*\n\s*|\s{2,}/)
    .flatMap((line) => phrasesOf(line)),
)

/** Returns all sequences of one to three adjacent words in a line of names. */
function phrasesOf(line: string): string[] {
  const words = line.trim().split(' ')
  return words.flatMap((_, i) => [1, 2, 3].map((length) => words.slice(i, i + length).join(' ')))
}

/**
 * Finds motifs that show a thing, named in lower-case English. `manner` lists words for the thing's pose. Among motifs that match equally
 * well, those that show the pose come first.
 */
export function matchMotifs(name: string, manner: readonly string[], assets: MotifVocabulary): MotifMatch {
  const { index, lexicon } = assets
  const senses = indexMotifSenses(index, lexicon)
  const singular = toSingular(name)
  const things = rankNounSenses(name, lexicon)
  const isAllowed = (motif: string): boolean =>
    isWeaponMotif(nameOf(motif)) === isWeaponMotif(name.replaceAll(' ', '-'))
  const curated = findTableMotifs(name, index)
  // The tables of motif names say that no icon set has a motif for this subject. There is no further search, because it could only find a
  // motif that shares a word with the subject but shows something else.
  if (curated === null) return { match: 'none', motifs: [] }
  const verdict = findManualMatch(name) ?? findManualMatch(singular)
  if (verdict !== null && curated.length > 0) return ranked(verdict, curated, manner, lexicon)
  const [first] = things
  const kinds = first === undefined ? [] : nearKinds(first, lexicon)
  // Motifs are looked for in this order: hand-picked motifs, motifs with exactly this name, other motifs. A motif that shares only a word
  // with the name may show another meaning of the word.
  const attempts: readonly (readonly [MatchQuality, () => readonly string[]])[] = [
    // Hand-picked flags always count as exact matches, because each was picked for this name.
    ['exact', () => curated.filter((motif) => isFlag(motif) || isExact(motif, singular, things, lexicon))],
    ['exact', () => senses.named(singular).filter(isAllowed)],
    [
      'near',
      () =>
        curated.filter(
          (motif) => mayStandFor(motif, name, things, lexicon) || isOfLead(motif, name, lexicon),
        ),
    ],
    [
      'exact',
      () =>
        first === undefined
          ? []
          : [...senses.showing(first), ...plainest(senses.ofKind(first))].filter(isAllowed),
    ],
    [
      'near',
      () =>
        kinds
          .flatMap((kind) => [
            ...findTableMotifsOfKind(kind, assets),
            ...plainest(senses.showing(kind).filter((motif) => isNamedFor(motif, kind, lexicon))),
          ])
          .filter(isAllowed),
    ],
  ]
  for (const [match, find] of attempts) {
    const motifs = find()
    if (motifs.length > 0) return ranked(match, motifs, manner, lexicon)
  }
  return { match: 'none', motifs: [] }
}

function ranked(
  match: MatchQuality,
  motifs: readonly string[],
  manner: readonly string[],
  lexicon: Lexicon,
): MotifMatch {
  const best = posed([...new Set(motifs)], manner)
  return { match, motifs: (match === 'near' ? alike(best, lexicon) : best).slice(0, 6) }
}

/** Returns the hand-picked motifs for a name in any spelling. Null if the tables say that there is no motif for it. */
function findTableMotifs(name: string, index: MotifIndex): string[] | null {
  // The name without its last word is looked up too: a "german shepherd dog" is a german shepherd.
  const short = name.replace(/ (?:dog|cat|fish|bird|tree|flower)$/, '')
  const motifs = [name, toSingular(name), name.replaceAll('-', ' '), short]
    .map((one) => findMotifsByName(one.split(' ')))
    .find((list) => list !== null)
  return motifs?.length === 0 ? null : (motifs ?? []).filter((motif) => index.has(motif))
}

const isFlag = (motif: string): boolean => motif.startsWith('drawn:flag-')

const nameOf = (motif: string): string => motif.split(':')[1] ?? ''

function isExact(motif: string, name: string, things: readonly NounSense[], lexicon: Lexicon): boolean {
  const depicted = findMotifSubject(motif, lexicon)
  if (name !== '' && (toSingular(depicted.name) === name || depicted.name === `${name} bird`)) return true
  const kinds = depicted.things.flatMap((thing) => listKinds(lexicon, thing))
  return things.slice(0, 2).some((thing) => kinds.includes(thing))
}

/** Whether a motif shows the first thing in a name's list of synonyms. For example, this is the deer for "buck". */
function isOfLead(motif: string, name: string, lexicon: Lexicon): boolean {
  const lead = findCanonicalName(name)
  return lead !== null && isExact(motif, toSingular(lead), rankNounSenses(lead, lexicon), lexicon)
}

// An animal or plant may be replaced by a relative: a kind that is at most this many steps from a broader kind to which both belong. An
// object has no such relatives, because a broom can't replace a mop.
const MAX_STEPS_TO_COMMON_KIND = 3

/**
 * Whether a hand-picked motif may be drawn instead of a thing: the motif shows the kind of the thing, a close relative, or a symbol of a
 * trade or sport.
 */
function mayStandFor(motif: string, name: string, things: readonly NounSense[], lexicon: Lexicon): boolean {
  const [asked] = things
  const [shown] = findMotifSubject(motif, lexicon).things
  if (asked === undefined || shown === undefined) return true
  // A motif that only shares a word with the name may still fit: "wood cabin" for a log cabin, "beer stein" for beer.
  const words = new Set(name.split(' ').map(stemMotifWord))
  if (
    findMotifSubject(motif, lexicon)
      .name.split(' ')
      .some((word) => words.has(stemMotifWord(word)))
  )
    return true
  if (nearKinds(asked, lexicon).includes(shown)) return true
  // An object can't be replaced by another object, because everyone sees the difference. For places, parts, weather and trades, a symbol is
  // enough.
  if (lexicon.fileOf(asked) === 'artifact') return false
  if (!isCreature(asked, lexicon)) return true
  const relatives = listKinds(lexicon, shown).slice(0, MAX_STEPS_TO_COMMON_KIND + 1)
  return listKinds(lexicon, asked)
    .slice(1, MAX_STEPS_TO_COMMON_KIND + 1)
    .some((kind) => relatives.includes(kind))
}

/** Keeps only motifs that show the same thing as the first one, because one description is shown for all of them. */
function alike(motifs: readonly string[], lexicon: Lexicon): string[] {
  const [first = ''] = motifs
  const shown = findMotifSubject(first, lexicon)
  return motifs.filter((motif) => {
    const other = findMotifSubject(motif, lexicon)
    return other.name === shown.name || (shown.things[0] !== undefined && other.things[0] === shown.things[0])
  })
}

/** Returns the kinds that a thing belongs to, narrowest first, without kinds that are too broad. */
function nearKinds(thing: NounSense, lexicon: Lexicon): NounSense[] {
  const above = listKinds(lexicon, thing).slice(1, 1 + MAX_KIND_DISTANCE)
  const end = above.findIndex((kind) => tooGeneral.has(lexicon.namesOf(kind)[0] ?? ''))
  return end < 0 ? above : above.slice(0, end)
}

/** Returns the hand-picked motifs of a kind. */
function findTableMotifsOfKind(kind: NounSense, { index, lexicon }: MotifVocabulary): string[] {
  const named = lexicon
    .namesOf(kind)
    .map((name) => findMotifsByName(name.split(' ')))
    .find((motifs) => motifs !== null)
  return (named ?? []).filter((motif) => index.has(motif) && isExact(motif, '', [kind], lexicon))
}

/** Whether a motif shows a kind in general. A basketball, for example, doesn't show balls in general. */
const isNamedFor = (motif: string, kind: NounSense, lexicon: Lexicon): boolean =>
  lexicon.namesOf(kind).includes(toSingular(findMotifSubject(motif, lexicon).name))

/** Returns the four motifs with the fewest words in their names. Such a motif shows the thing alone, without additions. */
const plainest = (motifs: readonly string[]): string[] =>
  motifs.toSorted((a, b) => nameOf(a).split('-').length - nameOf(b).split('-').length).slice(0, 4)

/** Moves motifs with the requested pose to the front: for "howling wolf" a wolf that howls, for "wolf head" the head. */
function posed(motifs: readonly string[], manner: readonly string[]): string[] {
  if (manner.length === 0) return [...motifs]
  // "slammed" and "stanced" mean that the car is lowered.
  const lowered = manner.some((word) => /^(?:slammed|stanced|bagged|lowered|dropped)$/.test(word))
    ? motifs.filter((motif) => /^(?:lowered|slammed)-/.test(nameOf(motif)))
    : []
  if (lowered.length > 0) return lowered
  const stems = new Set(manner.map((word) => stemMotifWord(word === 'face' ? 'head' : word)))
  const fits = (motif: string): number =>
    nameOf(motif)
      .split('-')
      .filter((part) => stems.has(stemMotifWord(part === 'face' ? 'head' : part))).length
  return motifs.toSorted((a, b) => fits(b) - fits(a))
}
