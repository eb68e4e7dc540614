import { MARK_BAND, markCentres } from '../export/registration.ts'
import type { Point } from '../geometry/shape.ts'
import { allTurns, type Strip, type Turn } from './piece.ts'

/** How to use a roll. Lengths in mm. */
export type Roll = {
  widthMm: number
  /** The longest single print in mm. */
  mostLengthMm: number
  /** Margin at the edges, where rollers hold the film and the printer can't print. */
  marginMm: number
  /** Distance between the bleeds of two decals. */
  gapMm: number
  /** none: no piece is rotated; quarters: pieces may also be rotated by 90, 180 or 270 degrees. */
  turning: 'none' | 'quarters'
  /** Adds white ink below all print, for clear and dark film. */
  white?: { chokeMm: number } | undefined
}

/** PDF readers limit a page to 14,400 points: 5,080 mm (ISO 32000-1, annex C). */
export const LONGEST_ROLL = 5_080
/** Returns the printable part of a roll, which starts `edgeOf` mm from the roll's edges. */
export function stripOf({ widthMm, mostLengthMm, marginMm, gapMm, turning }: Roll): Strip {
  const edges = 2 * (marginMm + MARK_BAND)
  const turns: readonly Turn[] = turning === 'quarters' ? allTurns : [0]
  const length = Math.min(mostLengthMm, LONGEST_ROLL) - edges
  return { width: Math.max(0, widthMm - edges), length: Math.max(0, length), gap: gapMm, turns }
}

/** Returns the distance of the decals from the edges of the roll. */
export const edgeOf = ({ marginMm }: Roll): number => marginMm + MARK_BAND

/** Returns the length of film used, in whole mm, if the decals take up `used` mm of it. */
export const rollLength = (roll: Roll, used: number): number => Math.ceil(used + 2 * edgeOf(roll))

/** Returns the centres of a roll's registration marks. */
export const marksOf = (roll: Roll, lengthMm: number): Point[] =>
  markCentres({ widthMm: roll.widthMm, lengthMm }, roll.marginMm + MARK_BAND / 2)
