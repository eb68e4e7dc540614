import { boxOf } from '../geometry/shape.ts'
import {
  aspectOf,
  behind,
  FIELD,
  GAP,
  joinParts,
  joinPlaced,
  mirrorMotif,
  moveMotif,
  placeMotif,
  type Seat,
} from './seating.ts'
import type { Motif } from './motif.ts'

/** The number of copies of a motif, and their arrangement. */
export const copyCounts = [
  'one',
  'two',
  'three',
  'crossed',
  'flight',
  'row-of-three',
  'row-of-four',
  'row-of-five',
] as const
export type CopyCount = (typeof copyCounts)[number]
/** Draws a motif once, twice, three times, or crossed with its mirror image. */
export function copiesOf(motif: Motif, count: CopyCount): Motif {
  if (count === 'one') return motif
  if (count === 'flight') return flightOf(motif)
  if (count === 'crossed') return crossMotifs(motif, motif)
  const inRow = rowLengths.get(count)
  if (inRow !== undefined) return rowOf(motif, inRow)
  const aspect = aspectOf(motif)
  const width = count === 'two' ? FIELD * 0.5 : FIELD * 0.38
  const seat = (cx: number, k = 1): Seat => ({ cx, cy: 0, width: width * k, height: (width * k) / aspect })
  if (count === 'two') {
    const [left, right] = [
      placeMotif(motif, seat(-width / 2 - 1)),
      placeMotif(mirrorMotif(motif), seat(width / 2 + 1)),
    ]
    return joinParts(motif, [...left.parts, ...right.parts])
  }
  const front = placeMotif(motif, { ...seat(0, 1.16), cy: width * 0.12 })
  const back = [placeMotif(motif, seat(-width * 0.86)), placeMotif(mirrorMotif(motif), seat(width * 0.86))]
  return joinParts(motif, [...back.flatMap((one) => behind(one, front)), ...front.parts])
}

/** Draws a large copy and two smaller ones beside it, each rotated differently, like animals in flight. */
function flightOf(motif: Motif): Motif {
  const seat = (cx: number, cy: number, size: number): Seat => ({ cx, cy, width: size, height: size })
  return joinPlaced(motif, [
    placeMotif(motif, seat(-16, 8, FIELD * 0.66), -14),
    placeMotif(mirrorMotif(motif), seat(33, -20, FIELD * 0.4), 20),
    placeMotif(motif, seat(31, 26, FIELD * 0.31), 8),
  ])
}

const rowLengths: ReadonlyMap<CopyCount, number> = new Map([
  ['row-of-three', 3],
  ['row-of-four', 4],
  ['row-of-five', 5],
])

/** Draws a row of copies that all face the same way. */
function rowOf(motif: Motif, length: number): Motif {
  const width = FIELD / length
  const seat: Seat = { cx: 0, cy: 0, width: width - GAP, height: FIELD }
  const one = placeMotif(motif, seat)
  const step = boxOf(one.body).width + GAP
  return joinParts(
    motif,
    Array.from({ length }, (_, i) => moveMotif(one, i * step, 0)).flatMap(({ parts }) => parts),
  )
}

// Most icons of tools and weapons are diagonal. One whose height exceeds its width by this factor, or the other way round, is upright or
// level, and is rotated before crossing.
const UPRIGHT = 1.5

/** Crosses two motifs, the first in front. */
export function crossMotifs(first: Motif, second: Motif): Motif {
  const seat = { cx: 0, cy: 0, width: FIELD, height: FIELD }
  const front = placeMotif(first, seat, slantOf(first))
  const other = mirrorMotif(second)
  const back = placeMotif(other, seat, -slantOf(second))
  return joinParts(first, [...behind(back, front), ...front.parts])
}

/** Returns the rotation in degrees that makes an upright or level motif diagonal. */
export function slantOf(motif: Motif): number {
  const aspect = aspectOf(motif)
  return aspect < 1 / UPRIGHT ? 45 : aspect > UPRIGHT ? -45 : 0
}
