import { DECAL_MATERIALS, type DecalFinishId, type DecalMaterialId } from '../domain/pricing/decal-rates.ts'

export const decalMaterialTitles: Readonly<Record<DecalMaterialId, string>> = {
  everyday: 'Everyday vinyl',
  premium: 'Premium vinyl',
  removable: 'Removable vinyl',
  reflective: 'Reflective vinyl',
}

export const decalFinishTitles: Readonly<Record<DecalFinishId, string>> = { gloss: 'Gloss', matte: 'Matte' }

/** The uses of each vinyl, in plain words for buyers. */
export const decalMaterialUses: Readonly<Record<DecalMaterialId, string>> = {
  everyday: 'Calendered vinyl for flat, smooth places: laptops, windows, boxes, bottles.',
  premium:
    'Cast vinyl with a clear laminate for curves, weather and the car wash: vehicles, boats, hard hats.',
  removable: 'Comes off cleanly: walls, rented places, seasonal windows.',
  reflective: 'Reflects headlights: trailers, helmets, safety markings.',
}

/** Formats how many years a vinyl lasts outdoors: "5 to 7 years", "up to 1 year". All pages use this wording. */
export function formatOutdoorLife(material: DecalMaterialId): string {
  const { least, most } = DECAL_MATERIALS[material].outdoorYears
  return `${least === undefined ? 'up to' : `${least} to`} ${most} ${most === 1 ? 'year' : 'years'}`
}
