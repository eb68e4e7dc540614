import type { BannerMaterialId } from '../banner/banner-design.ts'
import {
  DECAL_FINISHES,
  DECAL_MATERIALS,
  decalFinishIds,
  decalMaterialIds,
  type DecalMaterialId,
} from '../pricing/decal-rates.ts'

/** Films that the print room prints and cuts: for made-to-order decals, and others of the catalogue. */
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

/** Banner materials, as films. */
export type BannerFilm = `banner-${BannerMaterialId}`

/** Material words in product descriptions; the first match decides. */
const FILMS: readonly [words: RegExp, film: FilmId][] = [
  // A wrap is sold by the piece of film.
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

/** The film for a material; null if it isn't one of ours (glass film, wraps, shirts, boards). */
export function filmOf(material: string): FilmId | null {
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

/** How far white ink stays inside the print, in mm: at 0.2 a slight misregistration doesn't show. */
export const WHITE_CHOKE_MM = 0.2

/** Whether a film needs white ink below the print: clear film does. White film is white. */
export const needsWhite = (film: string | null): boolean => film === 'clear'

/** Film of one colour, as a job names it; each colour is a roll of its own. */
export const colouredFilm = (film: FilmId, colour: string): string => `${film}/${colour}`

/** The colour in such a name; null for film that is printed on. */
export const colourOf = (film: string): string | null => film.split('/')[1] ?? null

/** A film's name on a ticket; the id if unknown. */
export function filmTitle(name: string): string {
  const [film = '', colour] = name.split('/')
  const title = plainTitle(film)
  return colour === undefined ? title : `${title}, ${colour.toLowerCase()}`
}

function plainTitle(film: string): string {
  const titles: Readonly<Record<string, string>> = OTHER_FILMS
  const material = decalMaterialIds.find((id) => id === film)
  return material ? DECAL_MATERIALS[material].title : (titles[film] ?? film)
}

/** The same for a finish. */
export function finishTitle(finish: string): string {
  const known = decalFinishIds.find((id) => id === finish)
  return known ? DECAL_FINISHES[known].title : finish
}
