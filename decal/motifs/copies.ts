import { measureBox } from '../geometry/shape.ts'
import {
  computeAspect,
  listVisibleParts,
  COMPOSITE_FIELD_SIZE,
  MOTIF_GAP,
  joinMotifParts,
  joinPlacedMotifs,
  mirrorMotif,
  moveMotif,
  placeMotif,
  type MotifBox,
} from './place-motif.ts'
import type { Motif } from './motif.ts'

/** The ways to draw a motif several times: the number of copies, and their arrangement. */
export const copyArrangements = [
  'one',
  'two',
  'three',
  'crossed',
  'flight',
  'row-of-three',
  'row-of-four',
  'row-of-five',
] as const
export type CopyArrangement = (typeof copyArrangements)[number]
/** Draws a motif once, twice, three times, or crossed with its mirror image. */
export function drawCopies(motif: Motif, count: CopyArrangement): Motif {
  if (count === 'one') return motif
  if (count === 'flight') return flightOf(motif)
  if (count === 'crossed') return drawCrossedMotifs(motif, motif)
  const inRow = rowLengths.get(count)
  if (inRow !== undefined) return rowOf(motif, inRow)
  const aspect = computeAspect(motif)
  const width = count === 'two' ? COMPOSITE_FIELD_SIZE * 0.5 : COMPOSITE_FIELD_SIZE * 0.38
  const seat = (cx: number, k = 1): MotifBox => ({
    cx,
    cy: 0,
    width: width * k,
    height: (width * k) / aspect,
  })
  if (count === 'two') {
    const [left, right] = [
      placeMotif(motif, seat(-width / 2 - 1)),
      placeMotif(mirrorMotif(motif), seat(width / 2 + 1)),
    ]
    return joinMotifParts(motif, [...left.parts, ...right.parts])
  }
  const front = placeMotif(motif, { ...seat(0, 1.16), cy: width * 0.12 })
  const back = [placeMotif(motif, seat(-width * 0.86)), placeMotif(mirrorMotif(motif), seat(width * 0.86))]
  return joinMotifParts(motif, [...back.flatMap((one) => listVisibleParts(one, front)), ...front.parts])
}

/** Draws a large copy and two smaller ones beside it, each rotated differently, like animals in flight. */
function flightOf(motif: Motif): Motif {
  const seat = (cx: number, cy: number, size: number): MotifBox => ({ cx, cy, width: size, height: size })
  return joinPlacedMotifs(motif, [
    placeMotif(motif, seat(-16, 8, COMPOSITE_FIELD_SIZE * 0.66), -14),
    placeMotif(mirrorMotif(motif), seat(33, -20, COMPOSITE_FIELD_SIZE * 0.4), 20),
    placeMotif(motif, seat(31, 26, COMPOSITE_FIELD_SIZE * 0.31), 8),
  ])
}

const rowLengths: ReadonlyMap<CopyArrangement, number> = new Map([
  ['row-of-three', 3],
  ['row-of-four', 4],
  ['row-of-five', 5],
])

/** Draws a row of copies that all face the same way. */
function rowOf(motif: Motif, length: number): Motif {
  const width = COMPOSITE_FIELD_SIZE / length
  const seat: MotifBox = { cx: 0, cy: 0, width: width - MOTIF_GAP, height: COMPOSITE_FIELD_SIZE }
  const one = placeMotif(motif, seat)
  const step = measureBox(one.body).width + MOTIF_GAP
  return joinMotifParts(
    motif,
    Array.from({ length }, (_, i) => moveMotif(one, i * step, 0)).flatMap(({ parts }) => parts),
  )
}

// The minimum ratio between width and height of a motif that counts as upright or level. Such a motif is rotated before crossing, because
// crossing needs diagonal motifs. Most icons of tools and weapons are already diagonal.
const UPRIGHT = 1.5

/** Crosses two motifs, the first in front. */
export function drawCrossedMotifs(first: Motif, second: Motif): Motif {
  const seat = { cx: 0, cy: 0, width: COMPOSITE_FIELD_SIZE, height: COMPOSITE_FIELD_SIZE }
  const front = placeMotif(first, seat, computeSlant(first))
  const other = mirrorMotif(second)
  const back = placeMotif(other, seat, -computeSlant(second))
  return joinMotifParts(first, [...listVisibleParts(back, front), ...front.parts])
}

/** Returns the rotation in degrees that makes an upright or level motif diagonal. */
export function computeSlant(motif: Motif): number {
  const aspect = computeAspect(motif)
  return aspect < 1 / UPRIGHT ? 45 : aspect > UPRIGHT ? -45 : 0
}
