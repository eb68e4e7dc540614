import type { BannerMaterialId } from '../banner/banner-design.ts'
import {
  DECAL_FINISHES,
  DECAL_MATERIALS,
  decalFinishIds,
  decalMaterialIds,
  type DecalMaterialId,
} from '../pricing/decal-rates.ts'

/** Films that the print room prints and cuts, for made-to-order decals and catalogue products. */
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

/** Banner materials, under the film ids that jobs use. */
export type BannerFilm = `banner-${BannerMaterialId}`

/** The names of materials in product descriptions. The first match applies. */
const FILMS: readonly [words: RegExp, film: FilmId][] = [
  // The catalogue's holographic wrap is a piece of film.
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

/** Returns the film for a material; null if the engine doesn't use it (glass film, wraps, shirts, boards). */
export function findFilm(material: string): FilmId | null {
  const words = material.toLowerCase()
  return FILMS.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

const OTHER_FILMS: Readonly<Record<Exclude<FilmId, DecalMaterialId>, string>> = {
  holographic: 'Holographic vinyl',
  label: 'Label stock',
  floor: 'Floor vinyl',
  frosted: 'Etched-look window film',
  clear: 'Clear vinyl',
  fabric: 'Wall fabric',
  paper: 'Compostable paper film',
  'banner-vinyl': 'Banner vinyl',
  'banner-mesh': 'Banner mesh',
  'banner-fabric': 'Banner fabric',
}

/** How far white ink stays inside the print's edge, in mm. With 0.2 mm, slight misregistration doesn't show. */
export const WHITE_CHOKE_MM = 0.2

/** Whether a film needs white ink under the print, as clear film does. */
export const needsWhiteInk = (film: string | null): boolean => film === 'clear'

/** Returns the name that a job uses for film in a colour. Each colour is a separate roll. */
export const nameColouredFilm = (film: FilmId, colour: string): string => `${film}/${colour}`

/** Returns the colour in a film's name, such as "red" in "premium/red"; null for film that is printed on. */
export const findColourOfFilm = (film: string): string | null => film.split('/')[1] ?? null

/** Returns a film's name for a job ticket, or its id if the film is unknown. */
export function formatFilmTitle(name: string): string {
  const [film = '', colour] = name.split('/')
  const title = plainTitle(film)
  return colour === undefined ? title : `${title}, ${colour.toLowerCase()}`
}

function plainTitle(film: string): string {
  const titles: Readonly<Record<string, string>> = OTHER_FILMS
  const material = decalMaterialIds.find((id) => id === film)
  return material ? DECAL_MATERIALS[material].title : (titles[film] ?? film)
}

/** Returns a finish's name for a job ticket, or its id if the finish is unknown. */
export function formatFinishTitle(finish: string): string {
  const known = decalFinishIds.find((id) => id === finish)
  return known ? DECAL_FINISHES[known].title : finish
}
