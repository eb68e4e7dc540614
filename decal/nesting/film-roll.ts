import { MARK_BAND_MM, placeMarks } from '../export/registration-marks.ts'
import type { Point } from '../geometry/shape.ts'
import { quarterTurns, type FilmStrip, type QuarterTurn } from './piece.ts'

/** The settings of a roll. Lengths are in mm. */
export type FilmRoll = {
  widthMm: number
  /** The maximum length of a single print in mm. */
  mostLengthMm: number
  /** Margin at the edges, in mm. Rollers hold the film there, so the printer can't print on it. */
  marginMm: number
  /** Distance between the bleeds of two decals, in mm. */
  gapMm: number
  /** `none`: no piece is rotated. `quarters`: pieces may also be rotated by 90, 180 or 270 degrees. */
  turning: 'none' | 'quarters'
  /** Whether to add white ink below all print, for clear and dark film. */
  white?: { chokeMm: number } | undefined
}

/** PDF readers limit a page to 14,400 points: 5,080 mm (ISO 32000-1, annex C). */
export const MAX_ROLL_LENGTH_MM = 5_080
/** Returns the printable part of a roll, without its margins and the band of registration marks. */
export function getUsableStrip({ widthMm, mostLengthMm, marginMm, gapMm, turning }: FilmRoll): FilmStrip {
  const edges = 2 * (marginMm + MARK_BAND_MM)
  const turns: readonly QuarterTurn[] = turning === 'quarters' ? quarterTurns : [0]
  const length = Math.min(mostLengthMm, MAX_ROLL_LENGTH_MM) - edges
  return { width: Math.max(0, widthMm - edges), length: Math.max(0, length), gap: gapMm, turns }
}

/** Returns the distance of the decals from the edges of the roll, in mm. */
export const getRollMargin = ({ marginMm }: FilmRoll): number => marginMm + MARK_BAND_MM

/** Returns the length of film to cut from the roll, in whole mm. `used` is the length that the decals take up, in mm. */
export const computeUsedLength = (roll: FilmRoll, used: number): number =>
  Math.ceil(used + 2 * getRollMargin(roll))

/** Returns the centres of a roll's registration marks. */
export const placeRollMarks = (roll: FilmRoll, lengthMm: number): Point[] =>
  placeMarks({ widthMm: roll.widthMm, lengthMm }, roll.marginMm + MARK_BAND_MM / 2)
