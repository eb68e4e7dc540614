import { getRules } from '../settings/rules.ts'

/** Regions to which orders may ship free, from small to large. Each region includes the region before it. */
export type FreeShippingRegion = 'niagara' | 'canada' | 'everywhere'

type Grams = number
const grams = (kg: number): Grams => Math.round(kg * 1_000)

/** Returns the weight of the heaviest parcel that ships free, by shipping method. */
export function getFreeShippingWeightLimits(): { regional: Grams; canada: Grams; usa: Grams } {
  const { freeRegionalKg, freeCanadaKg, freeUsaKg } = getRules().parcels
  return { regional: grams(freeRegionalKg), canada: grams(freeCanadaKg), usa: grams(freeUsaKg) }
}

/** Whether a parcel is too heavy to ship free by a shipping method. Pickups and downloads have no weight limit. */
export function isTooHeavyToShipFree(method: string, weight: Grams): boolean {
  const ceilings: ReadonlyMap<string, number> = new Map(Object.entries(getFreeShippingWeightLimits()))
  return weight > (ceilings.get(method) ?? Infinity)
}

/**
 * Returns the largest region to which a parcel of this weight ships free. The result is never larger than the region `reach`. Null if the
 * parcel ships free nowhere.
 */
export function findFreeShippingRegion(reach: FreeShippingRegion, weight: Grams): FreeShippingRegion | null {
  const { regional, canada, usa } = getFreeShippingWeightLimits()
  const reaches: [FreeShippingRegion, Grams][] = [
    ['everywhere', usa],
    ['canada', canada],
    ['niagara', regional],
  ]
  const from = reaches.findIndex(([name]) => name === reach)
  return reaches.slice(from).find(([, most]) => weight <= most)?.[0] ?? null
}
