import type { Arrangement, Design } from '../design.ts'
import type { CopyCount } from '../motifs/copies.ts'
import type { Subject } from './choose-subjects.ts'

// How many of a subject's motifs are used: from the fourth on, motifs show something other than what was requested.
const GOOD_MOTIFS = 3

type Pictures = Pick<Design, 'motif' | 'second' | 'third' | 'fourth' | 'arrangement' | 'copies' | 'tints'>

/** Returns the motifs of the n-th design for its subjects, with their number, colours and positions. */
export function picturesFor(wished: readonly Subject[], n: number): Pictures {
  const subjects = withSceneSecond(wished)
  const [first, second] = subjects
  const [motif, other, third, fourth] = subjects.map((subject, place) =>
    motifFor(subject, subjects, place === 0 ? n : n % 2),
  )
  if (!first || motif === undefined) return {}
  const copies = subjects.map(copiesFor)
  const tints = subjects.map(({ colour }) => colour)
  const arrangement = second && arrangementOf(first, second)
  return {
    motif,
    ...(second && other !== undefined ? { second: other } : {}),
    ...(other !== undefined && third !== undefined ? { third } : {}),
    ...(third !== undefined && fourth !== undefined ? { fourth } : {}),
    ...(arrangement ? { arrangement } : {}),
    ...(copies.some((count) => count !== 'one') ? { copies } : {}),
    ...(tints.some((tint) => tint !== null) ? { tints } : {}),
  }
}

/** Moves a subject that stands behind all others to second place. */
function withSceneSecond(subjects: readonly Subject[]): readonly Subject[] {
  const scene = subjects.slice(1).findLast(({ relation }) => relation === 'behind')
  const [first] = subjects
  if (!scene || !first) return subjects
  return [first, scene, ...subjects.slice(1).filter((one) => one !== scene)]
}

/** Picks a motif. Concepts vary among the good motifs, but anything worn needs a head to wear it. */
function motifFor(subject: Subject, subjects: readonly Subject[], n: number): string | undefined {
  const isWearer = subject === subjects[0] && subjects[1]?.relation === 'worn'
  const heads = isWearer ? subject.motifs.filter((motif) => /head|face/.test(motif)) : []
  const good = (heads.length > 0 ? heads : subject.motifs).slice(0, GOOD_MOTIFS)
  return good[n % good.length]
}

function copiesFor({ count, crossed, inRow, motifs }: Subject): CopyCount {
  // A motif that already shows two crossed swords isn't crossed again.
  if (crossed) return /cross/.test(motifs[0] ?? '') ? 'one' : 'crossed'
  if (count > 4) return 'row-of-five'
  if (count === 4) return 'row-of-four'
  if (inRow && count === 3) return 'row-of-three'
  return count === 2 ? 'two' : count > 2 ? 'three' : 'one'
}

function arrangementOf(first: Subject, second: Subject): Arrangement | null {
  switch (second.relation) {
    // Things beside each other are arranged according to the room that their motifs need.
    case 'beside':
      return null
    default:
      return second.crossed && first.crossed ? 'crossed' : second.relation
  }
}
