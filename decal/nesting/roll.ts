import { allTurns, type Strip, type Turn } from './piece.ts'

/** How a roll is used; lengths in mm. */
export type Roll = {
  widthMm: number
  /** The most that is printed in one go. */
  mostLengthMm: number
  /** Kept free at the edges: rollers hold the film there, and no head prints. */
  marginMm: number
  /** Between the bleeds of two decals. */
  gapMm: number
  /** none: as it was drawn; quarters: lying or upside down too. */
  turning: 'none' | 'quarters'
}

/** The page of PDF readers ends at 14,400 points: 5,080 mm (ISO 32000-1, annex C). */
export const LONGEST_ROLL = 5_080
/** Diameter of a registration mark. */
export const MARK = 5
// Marks stand in a band of their own around the decals: a camera finds no mark beside artwork.
const BAND = 11
// From mark to mark at most: film is pulled longer as it is printed, which the cutter makes up for from mark to mark.
const MARK_EVERY = 400
// A mark beyond the first says which end of the roll is the first.
const SECOND_MARK = 25

/** What of a roll decals may take, starting at `edgeOf`. */
export function stripOf({ widthMm, mostLengthMm, marginMm, gapMm, turning }: Roll): Strip {
  const edges = 2 * (marginMm + BAND)
  const turns: readonly Turn[] = turning === 'quarters' ? allTurns : [0]
  const length = Math.min(mostLengthMm, LONGEST_ROLL) - edges
  return { width: Math.max(0, widthMm - edges), length: Math.max(0, length), gap: gapMm, turns }
}

/** Distance of the decals from the edges of the roll. */
export const edgeOf = ({ marginMm }: Roll): number => marginMm + BAND

/** The length of film that is used when decals take this much of it, in whole mm. */
export const rollLength = (roll: Roll, used: number): number => Math.ceil(used + 2 * edgeOf(roll))

/** Middles of the registration marks, along both sides of the roll from end to end, and one that tells the ends apart. */
export function marksOf(roll: Roll, lengthMm: number): { x: number; y: number }[] {
  const inset = roll.marginMm + BAND / 2
  const [first, last] = [inset, lengthMm - inset]
  const steps = Math.max(1, Math.ceil((last - first) / MARK_EVERY))
  const rows = Array.from({ length: steps + 1 }, (_, i) => first + ((last - first) * i) / steps)
  const sides = [inset, roll.widthMm - inset]
  return [...rows.flatMap((y) => sides.map((x) => ({ x, y }))), { x: inset + SECOND_MARK, y: first }]
}
