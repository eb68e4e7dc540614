import type { MotifArrangement, Design } from '../design.ts'
import { DRAWN_MOTIF_SET, locateDrawnEyes } from '../motifs/drawn/drawn-motifs.ts'
import type { CopyArrangement } from '../motifs/copies.ts'
import type { Subject } from './choose-subjects.ts'
import { placeInLandscape } from './place-in-landscape.ts'
import { isFlyingGroup, combineSubjects } from './combine-subjects.ts'

// The number of motifs to choose from per subject. Motifs further down the list often show something else.
const GOOD_MOTIFS = 3
const DRAWN_PREFIX = `${DRAWN_MOTIF_SET}:`

type Pictures = Pick<
  Design,
  'motif' | 'second' | 'third' | 'fourth' | 'arrangement' | 'others' | 'copies' | 'tints'
>

// Motifs that also exist in a riding pose.
const riders: Readonly<Record<string, string>> = { astronaut: 'drawn:astronaut-rider' }

/** Returns the motifs of the n-th design, with their copies, colours and arrangement. */
export function chooseMotifs(asked: readonly Subject[], n: number): Pictures {
  const subjects = withSceneSecond(placeInLandscape(combineSubjects(asked).map(withFlamesBehind)))
  const [first, second] = subjects
  const [motif, other, third, fourth] = subjects.map((subject, place) =>
    motifFor(subject, subjects, place === 0 ? n : n % 2),
  )
  if (!first || motif === undefined) return {}
  const copies = subjects.map(copiesFor)
  const tints = subjects.map(({ colour }) => colour)
  const arrangement = second && arrangementOf(first, second)
  const others = subjects.slice(2).map((subject) => arrangementOf(first, subject))
  return {
    motif,
    ...(second && other !== undefined ? { second: other } : {}),
    ...(other !== undefined && third !== undefined ? { third } : {}),
    ...(third !== undefined && fourth !== undefined ? { fourth } : {}),
    ...(arrangement ? { arrangement } : {}),
    ...(others.some((one) => one !== null) ? { others } : {}),
    ...(copies.some((count) => count !== 'one') ? { copies } : {}),
    ...(tints.some((tint) => tint !== null) ? { tints } : {}),
  }
}

/** In "a curling rock with flames", the flames rise behind the rock. */
function withFlamesBehind(subject: Subject, place: number): Subject {
  const isFire = /^(?:flames?|fire)$/.test(subject.name) && subject.relation === 'beside'
  return place > 0 && isFire
    ? { ...subject, motifs: [`${DRAWN_PREFIX}rising-flames`], relation: 'behind' }
    : subject
}

/** Moves a subject that is behind all others, such as a landscape, to second place. */
function withSceneSecond(subjects: readonly Subject[]): readonly Subject[] {
  const scene = subjects.slice(1).findLast(({ relation }) => relation === 'behind')
  const [first] = subjects
  if (!scene || !first) return subjects
  return [first, scene, ...subjects.slice(1).filter((one) => one !== scene)]
}

/**
 * Picks the motif that the n-th concept shows for a subject. Different concepts show different good motifs. A subject that wears something
 * gets a motif with a head if there is one.
 */
function motifFor(subject: Subject, subjects: readonly Subject[], n: number): string | undefined {
  const rider =
    subject === subjects[0] && subjects.some(({ relation }) => relation === 'rides') && riders[subject.name]
  if (rider) return rider
  // A motif that rides on something, or is wound around it, has to show its subject upright and from the side. The first motifs in a list
  // do.
  if (subject.relation === 'rides')
    return subject.motifs.find((motif) => !/head|face|jaws|fin/.test(motif)) ?? subject.motifs[0]
  if (subject.relation === 'wrapped') return subject.motifs[0]
  const isWearer = subject === subjects[0] && subjects[1]?.relation === 'worn'
  const heads = isWearer ? subject.motifs.filter(isHead) : []
  const fitting = heads.length > 0 ? heads : subject.motifs
  // If the engine has its own drawings of the subject, icons aren't used.
  const drawn = fitting[0]?.startsWith(DRAWN_PREFIX)
    ? fitting.filter((one) => one.startsWith(DRAWN_PREFIX))
    : []
  const good = (drawn.length > 0 ? drawn : fitting).slice(0, GOOD_MOTIFS)
  return good[n % good.length]
}

const isHead = (motif: string): boolean =>
  /head|face/.test(motif) ||
  (motif.startsWith(DRAWN_PREFIX) && locateDrawnEyes(motif.slice(DRAWN_PREFIX.length)) !== null)

function copiesFor(subject: Subject): CopyArrangement {
  const { count, crossed, inRow, motifs } = subject
  if (isFlyingGroup(subject)) return 'flight'
  // If a motif already shows two crossed swords, the motif isn't crossed again.
  if (crossed) return /cross/.test(motifs[0] ?? '') ? 'one' : 'crossed'
  if (count > 4) return 'row-of-five'
  if (count === 4) return 'row-of-four'
  if (inRow && count === 3) return 'row-of-three'
  return count === 2 ? 'two' : count > 2 ? 'three' : 'one'
}

function arrangementOf(first: Subject, second: Subject): MotifArrangement | null {
  switch (second.relation) {
    // The arrangement of things beside each other depends on the shape of their motifs.
    case 'beside':
      return null
    default:
      return second.crossed && first.crossed ? 'crossed' : second.relation
  }
}
