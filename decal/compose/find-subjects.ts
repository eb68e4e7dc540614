import { conceptMotifs } from '../motifs/concept-motifs.ts'
import { searchMotifs, type MotifIndex } from '../motifs/motif-index.ts'
import { isArm } from '../motifs/screened.ts'
import { colourNamed } from './colour-words.ts'
import { bare } from './take-lettering.ts'
import { decalWords, fillers, looks, sloganWords, tradeWords } from './vocabulary.ts'

/** A thing to draw: what the customer calls it, how much it matters (0 to 1), and its motifs, the best first. */
export type Subject = { name: string; weight: number; motifs: readonly string[] }
type Match = Subject & { from: number; to: number }

// What a decal is about or for rather than what it shows: drawn when nothing else is named.
const hints = new Set(
  `wedding married marriage anniversary gamer gamers military army veteran patriotic canada canadian canadien canadienne
  safety ppe caution danger warning halloween christmas xmas noel memorial memory remembrance birthday party
  baby family famille mom mum dad father mother grandma grandpa maman papa love peace hope faith monogram initials flag racing race music
  fête fete farm home house school team coach champions travel tattoo tattoos`.split(/\s+/),
)
const HINT = 0.3
// What somebody does, or what is behind: drawn beside a subject rather than instead of it.
const settings = new Set(
  `fishing camping camp hiking gaming game racing hunting sunset sunrise moon stars sky night mountain mountains pine pines tree trees
  forest woods lake wave waves ocean river sun snow trail trails cross heart hearts star flames fire leaf leaves`.split(
    /\s+/,
  ),
)
const SETTING = 0.65
// A motif that no concept names is found by the words of its name alone, and may be something else.
const GUESSED = 0.45
// Parts name the subject by themselves: a bear paw is a paw.
const partWords = new Set(
  'paw print track tracks antler antlers claw claws feather feathers tail fluke wing wings tooth'.split(' '),
)
const linking = new Set(
  'with under over on in beside behind near above below holding wearing eating drinking riding playing by from at into through against avec sur sous'.split(
    ' ',
  ),
)
const LINKED = 0.6
// What the decal is put on: "for my truck".
const PUT_ON = 0.5
const MODIFIER = 0.75
const LATER = 0.94
const LONGEST_NAME = 3

/** The things a text names, the weightiest first. With `named` only those that customers often ask for are found. */
export function findSubjects(text: string, index: MotifIndex, { named = false } = {}): Subject[] {
  const words = text.split(/[\s/]+|(?=[|,;])/).map((word) => (/^[|,;]/.test(word) ? '|' : bare(word)))
  const matches: Match[] = []
  let weight = 1
  for (let i = 0; i < words.length;) {
    const word = words[i] ?? ''
    if (linking.has(word) && matches.length > 0) weight = LINKED
    const match = matchAt(words, i, index, named)
    const place = /(?:^| )for(?: my| our| the| a)?$/.test(words.slice(Math.max(0, i - 2), i).join(' '))
      ? PUT_ON
      : 1
    if (match) matches.push({ ...match, weight: match.weight * place * weight * LATER ** matches.length })
    i = match?.to ?? i + 1
  }
  const weighed = named
    ? matches
    : matches.reduceRight<Match[]>((later, match) => [asModifier(match, later[0], words), ...later], [])
  return distinct(weighed.filter((match) => match.weight > 0))
}

function matchAt(words: readonly string[], from: number, index: MotifIndex, named: boolean): Match | null {
  for (let length = Math.min(LONGEST_NAME, words.length - from); length > 0; length -= 1) {
    const name = words.slice(from, from + length).filter((word) => word !== '')
    if (name.length < length || name.includes('|')) continue
    const known = knownMotifs(name, index)
    const motifs = known ?? (named ? [] : guessedMotifs(name, index))
    if (motifs.length === 0) continue
    const around = [
      ...words.slice(Math.max(0, from - 2), from),
      ...words.slice(from + length, from + length + 1),
    ]
    const weight =
      weightOf(name) * (known ? 1 : GUESSED) * (named && tradeWords.has(name[0] ?? '') ? MODIFIER : 1)
    return {
      name: name.join(' '),
      weight,
      motifs: posed(motifs, name, around, index),
      from,
      to: from + length,
    }
  }
  return null
}

function weightOf(name: readonly string[]): number {
  const [word = ''] = name
  if (name.length > 1) return 1
  if (hints.has(word)) return HINT
  return settings.has(word) ? SETTING : 1
}

function isCommon(name: readonly string[]): boolean {
  const [word = ''] = name
  return (
    name.length === 1 &&
    (colourNamed(word) !== null || [fillers, decalWords, looks].some((list) => list.has(word)))
  )
}

function knownMotifs(name: readonly string[], index: MotifIndex): readonly string[] | null {
  if (isCommon(name)) return null
  const motifs = conceptMotifs(name) ?? conceptMotifs(name.flatMap((part) => part.split('-')))
  const known = motifs?.filter((motif) => index.has(motif)) ?? []
  return known.length > 0 ? known : null
}

function guessedMotifs(name: readonly string[], index: MotifIndex): readonly string[] {
  const [word = ''] = name
  if (name.length > 1 || isCommon(name) || word.length < 3) return []
  if (sloganWords.has(word)) return []
  return searchMotifs(index, [{ text: word, weight: 1 }])
    .filter(({ reference, score }) => score > 0.5 && !isArm(reference.split(':')[1] ?? ''))
    .map(({ reference }) => reference)
    .slice(0, 4)
}

/** Moves the motif that shows the pose to the front: of a jumping dog, the one that jumps. */
function posed(
  motifs: readonly string[],
  name: readonly string[],
  around: readonly string[],
  index: MotifIndex,
): readonly string[] {
  const pose = around.filter((word) => looks.has(word) && word.length > 3)
  if (pose.length === 0) return motifs
  const wanted = searchMotifs(index, [
    ...name.map((text) => ({ text, weight: 1 })),
    ...pose.map((text) => ({ text, weight: 1 })),
  ])
  const best = wanted.find(({ score, reference }) => score > 1.2 && !isArm(reference.split(':')[1] ?? ''))
  return best ? [best.reference, ...motifs.filter((motif) => motif !== best.reference)] : motifs
}

/** In "hockey bear" the bear is the subject; in "bear paw" the bear is not drawn at all. */
function asModifier(match: Match, next: Match | undefined, words: readonly string[]): Match {
  if (next?.from !== match.to) return match
  if (partWords.has(words[next.from] ?? '') || next.weight === 0) return { ...match, weight: 0 }
  return { ...match, weight: match.weight * MODIFIER }
}

function distinct(matches: readonly Match[]): Subject[] {
  const sorted = matches.toSorted((a, b) => b.weight - a.weight)
  return sorted
    .filter((match, i) => !sorted.slice(0, i).some((other) => other.motifs[0] === match.motifs[0]))
    .map(({ name, weight, motifs }) => ({ name, weight, motifs }))
}
