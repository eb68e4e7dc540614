import type { DecalMaterialId } from '../domain/pricing/decal-rates.ts'

/** The uses of each vinyl, in plain words for buyers. */
export const decalMaterialUses: Readonly<Record<DecalMaterialId, string>> = {
  everyday: 'Calendered vinyl for flat, smooth places: laptops, windows, boxes, bottles.',
  premium:
    'Cast vinyl with a clear laminate for curves, weather and the car wash: vehicles, boats, hard hats.',
  removable: 'Comes off cleanly: walls, rented places, seasonal windows.',
  reflective: 'Reflects headlights: trailers, helmets, safety markings.',
}
