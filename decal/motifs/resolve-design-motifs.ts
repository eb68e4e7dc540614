import type { MotifArrangement, Design } from '../design.ts'
import { getCurveFineness } from '../geometry/curve-fineness.ts'
import { makeQrMotif } from './qr-motif.ts'
import {
  placeBesideEmblem,
  flankMotif,
  joinMotifs,
  motifRelations,
  placeMotifBehind,
  tintMotif,
} from './composite.ts'
import { drawCopies } from './copies.ts'
import { isGroundSurface, standMotifOn } from './ride-and-stand.ts'
import { mirrorMotif } from './place-motif.ts'
import type { MotifFinder, Motif } from './motif.ts'

/**
 * A design's motifs as layouts need them: at most two, each already combined with its copies, its colour and anything it wears or holds.
 */
export type DesignMotifs = {
  motif: Motif | null
  second: Motif | null
  arrangement: 'beside' | 'above' | 'behind' | null
}
type UnknownPicture = { ok: false; field: 'motif' | 'second' | 'third' | 'fourth'; name: string }

type FoundPicture = { ok: true; picture: DesignMotifs } | UnknownPicture

/** The maximum number of cached pictures, which is enough for the last few prompts. */
const MAX_CACHED = 16
const cached = new WeakMap<MotifFinder, Map<string, FoundPicture>>()

/**
 * Resolves a design's motifs. An error names the first motif that isn't found. Pictures with curves of the usual fineness are cached,
 * because the concepts for a prompt show the same picture in different layouts.
 */
export function resolveDesignMotifs(design: Design, findMotif: MotifFinder): FoundPicture {
  if (getCurveFineness() !== 1) return resolvePicture(design, findMotif)
  const { motif, second, third, fourth, arrangement, others, copies, tints, mirrored, code } = design
  const key = JSON.stringify([
    [motif, second, third, fourth, arrangement],
    [others, copies, tints, mirrored, code],
  ])
  const known = cached.get(findMotif) ?? new Map<string, FoundPicture>()
  cached.set(findMotif, known)
  const picture = known.get(key) ?? resolvePicture(design, findMotif)
  // The entry is deleted and inserted again, so that the least recently used picture is always the first in the cache.
  known.delete(key)
  known.set(key, picture)
  if (known.size > MAX_CACHED) known.delete(known.keys().next().value ?? '')
  return picture
}

function resolvePicture(design: Design, findMotif: MotifFinder): FoundPicture {
  const found: Motif[] = design.code === undefined ? [] : [makeQrMotif(design.code)]
  for (const [place, field] of (['motif', 'second', 'third', 'fourth'] as const).entries()) {
    const name = design[field]
    if (name === undefined) continue
    const motif = findMotif(name)
    if (motif === null) return { ok: false, field, name }
    found.push(dressed(place === 0 && design.mirrored ? mirrorMotif(motif) : motif, design, place))
  }
  return { ok: true, picture: arranged(found, design) }
}

function dressed(motif: Motif, { copies, tints }: Design, place: number): Motif {
  const copied = drawCopies(motif, copies?.[place] ?? 'one')
  const tint = tints?.[place]
  return tint ? tintMotif(copied, tint) : copied
}

const alone = (motif: Motif | null): DesignMotifs => ({ motif, second: null, arrangement: null })

/**
 * Combines three or more motifs, at least one of which is related to the motifs before it: "an astronaut riding a shark in space", "a flag
 * with a moose and a beaver holding sticks".
 */
function related(found: readonly Motif[], relations: readonly (MotifArrangement | null)[]): Motif | null {
  const [first] = found
  const isBack = (place: number): boolean =>
    relations[place] === 'behind' ||
    (place === 0 && relations[1] === null && first !== undefined && isEmblem(first))
  const back = found.findIndex((_, place) => isBack(place))
  let groups: Motif[] = []
  for (const [place, motif] of found.entries()) {
    if (place === back) continue
    const how = relations[place] ?? 'beside'
    const last = groups.at(-1)
    if (!last || how === 'beside' || how === 'behind') groups.push(motif)
    // In "a moose and a beaver holding sticks", each animal holds a stick.
    else if (how === 'held' || how === 'worn') groups = groups.map((one) => joinMotifs(one, motif, how))
    else groups = [...groups.slice(0, -1), pairOf(last, motif, how) ?? last]
  }
  const behind = found[back]
  const [one, ...others] = groups
  if (!one) return null
  if (behind && others.length > 0 && isEmblem(behind)) return placeBesideEmblem(behind, groups)
  const front =
    others.length > 0
      ? flankMotif(
          one,
          others.map((motif) => ({ motif, crossed: false })),
        )
      : one
  return behind ? placeMotifBehind(front, behind) : front
}

function arranged(
  found: readonly Motif[],
  { arrangement: how, copies, others }: Pick<Design, 'arrangement' | 'copies' | 'others'>,
): DesignMotifs {
  const [first, second, ...more] = found
  if (!first) return alone(null)
  if (!second) return alone(first)
  if (others && more.length > 0) return alone(related(found, [null, how ?? null, ...others]))
  const isCrossed = (place: number): boolean => copies?.[place] === 'crossed'
  // In "Canadian flag with a moose and a beaver", both animals are in front of the flag.
  if (more.length > 0 && how === undefined && isEmblem(first))
    return arranged(
      [
        flankMotif(
          second,
          more.map((motif, i) => ({ motif, crossed: isCrossed(i + 2) })),
        ),
        first,
      ],
      { arrangement: 'behind' },
    )
  // In "a deer and pines with mountains behind", the mountains are behind deer and pines.
  if (more.length > 0 && how === 'behind') {
    const sides = more.map((motif, i) => ({ motif, crossed: isCrossed(i + 2) }))
    return { motif: flankMotif(first, sides), second, arrangement: 'behind' }
  }
  if (more.length > 0 || isCrossed(1)) {
    const pair = pairOf(first, second, how)
    const sides = (pair ? more : [second, ...more]).map((motif, i) => ({
      motif,
      crossed: isCrossed(i + (pair ? 2 : 1)),
    }))
    return { motif: flankMotif(pair ?? first, sides), second: null, arrangement: null }
  }
  if (motifRelations.some((one) => one === how) && how !== undefined)
    return { motif: pairOf(first, second, how), second: null, arrangement: null }
  const ground = how === 'above' ? second : how === 'below' ? first : null
  if (ground && isGroundSurface(ground)) return alone(pairOf(first, second, how))
  if (how === 'below') return { motif: second, second: first, arrangement: 'above' }
  return {
    motif: first,
    second,
    arrangement: how === 'above' || how === 'behind' || how === 'beside' ? how : null,
  }
}

/** Whether a motif is a solid symbol to put behind others: a maple leaf, a flag, a heart. */
const isEmblem = ({ name }: Motif): boolean =>
  /(^|-)(maple|leaf|flag|heart|hearts|star|sun|moon|shield)(-|$)/.test(name)

/** Combines two motifs into one; null if they are merely side by side. */
function pairOf(first: Motif, second: Motif, how: MotifArrangement | undefined): Motif | null {
  switch (how) {
    case undefined:
    case 'beside':
      return null
    case 'above':
      return standMotifOn(first, second)
    case 'below':
      return standMotifOn(second, first)
    case 'behind':
      return placeMotifBehind(first, second)
    default:
      return joinMotifs(first, second, how)
  }
}
