import type { DecalMaterialId } from '../pricing/decal-rates.ts'

/** Films that plain lettering is cut from for vehicles and boats. */
export const letteringFilms = ['premium', 'reflective'] as const satisfies readonly DecalMaterialId[]
export type LetteringFilm = (typeof letteringFilms)[number]

/** Their colours, by their names on the shelf (production/film-colours). */
export const letteringColours = [
  'White',
  'Black',
  'Silver',
  'Navy',
  'Red',
  'Blue',
  'Green',
  'Yellow',
  'Gold',
] as const
export type LetteringColour = (typeof letteringColours)[number]

/** The hands it is cut in, by the engine's names. */
export const LETTERING_HANDS = {
  block: 'Block',
  'block-italic': 'Block, leaning',
  condensed: 'Condensed',
} as const
export const letteringHands = [
  'block',
  'block-italic',
  'condensed',
] as const satisfies readonly LetteringHand[]
export type LetteringHand = keyof typeof LETTERING_HANDS
