import { decalFinishIds, type DecalMaterialId, decalMaterialIds } from '../../domain/pricing/decal-rates.ts'
import type { FilmId } from '../../domain/production/film.ts'
import { decalFinishTitles, decalMaterialTitles } from '../decal-materials.ts'

const OTHER_FILMS: Readonly<Record<Exclude<FilmId, DecalMaterialId>, string>> = {
  holographic: 'Holographic vinyl',
  label: 'Label stock',
  floor: 'Floor vinyl',
  frosted: 'Etched-look window film',
  clear: 'Clear vinyl',
  fabric: 'Wall fabric',
  paper: 'Compostable paper stock',
  'banner-vinyl': 'Banner vinyl',
  'banner-mesh': 'Banner mesh',
  'banner-fabric': 'Banner fabric',
}

/** Formats a job's film for its ticket. An unknown film is shown as it is. */
export function formatFilmTitle(name: string): string {
  const [film = '', colour] = name.split('/')
  const title = plainTitle(film)
  return colour === undefined ? title : `${title}, ${colour.toLowerCase()}`
}

function plainTitle(film: string): string {
  const titles: Readonly<Record<string, string>> = OTHER_FILMS
  const material = decalMaterialIds.find((id) => id === film)
  return material ? decalMaterialTitles[material] : (titles[film] ?? film)
}

/** Formats a finish for a job ticket. An unknown finish is shown as it is. */
export function formatFinishTitle(finish: string): string {
  const known = decalFinishIds.find((id) => id === finish)
  return known ? decalFinishTitles[known] : finish
}
