import type { DecalMaterialId } from '../pricing/decal-rates.ts'

/** The films from which plain lettering for vehicles and boats is cut. */
export const letteringFilms = ['premium', 'reflective'] as const satisfies readonly DecalMaterialId[]
export type LetteringFilm = (typeof letteringFilms)[number]

/** The colours in which these films are in stock, as named in production/film-colours. */
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

/** The typefaces for lettering, by their names in the decal engine. */
export const letteringStyles = ['block', 'block-italic', 'condensed'] as const
export type LetteringStyle = (typeof letteringStyles)[number]
