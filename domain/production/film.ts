import type { BannerMaterialId } from '../banner/banner-design.ts'
import type { DecalMaterialId } from '../pricing/decal-rates.ts'

/** The films that the print room uses for made-to-order decals and catalogue products. */
export type FilmId =
  | DecalMaterialId
  | 'holographic'
  | 'label'
  | 'floor'
  | 'fabric'
  | 'paper'
  | 'frosted'
  | 'clear'
  | BannerFilm

export type BannerFilm = `banner-${BannerMaterialId}`

/** Patterns for the name of a material in a product's description, each with its film. The first pattern that matches decides. */
const FILMS: readonly [words: RegExp, film: FilmId][] = [
  // This pattern also matches the holographic wrap in the catalogue, because the wrap is sold as a piece of film.
  [/holographic/, 'holographic'],
  [/etched-look window film/, 'frosted'],
  [/clear vinyl, printed/, 'clear'],
  [/floor (?:vinyl|film)/, 'floor'],
  [/wall fabric/, 'fabric'],
  [/cellulose|compostable/, 'paper'],
  [/label stock/, 'label'],
  [/reflective/, 'reflective'],
  [/removable|repositionable|low-tack/, 'removable'],
  [/cast vinyl/, 'premium'],
  [/calendered|laminated vinyl/, 'everyday'],
]

/**
 * Returns the film for a material in a description. Null if it isn't a film that the engine can use, such as glass film, wraps, shirts and
 * boards.
 */
export function findFilm(material: string): FilmId | null {
  const words = material.toLowerCase()
  return FILMS.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/**
 * The distance in mm between the edge of the white ink and the edge of the coloured print above it. Because of this distance, no white
 * shows at the edge if the two are slightly misaligned.
 */
export const WHITE_CHOKE_MM = 0.2

/** Whether white ink has to be printed under the picture, as on clear film. */
export const needsWhiteInk = (film: string | null): boolean => film === 'clear'

/**
 * Returns the film of a job that is cut from coloured film, such as "premium/red". Each colour is a film of its own, because it is on its
 * own roll.
 */
export const nameColouredFilm = (film: FilmId, colour: string): string => `${film}/${colour}`

/** Returns the colour in a job's film, such as "red" in "premium/red". Null for film that is printed on. */
export const findColourOfFilm = (film: string): string | null => film.split('/')[1] ?? null
