import { getRules } from '../settings/rules.ts'

/** The regions to which an order may ship free. Each includes the previous one. */
export type FreeShippingRegion = 'niagara' | 'canada' | 'everywhere'

type Grams = number
const grams = (kg: number): Grams => Math.round(kg * 1_000)

/** Returns the heaviest parcel that ships free, by shipping method. */
export function getFreeShippingWeightLimits(): { regional: Grams; canada: Grams; usa: Grams } {
  const { freeRegionalKg, freeCanadaKg, freeUsaKg } = getRules().parcels
  return { regional: grams(freeRegionalKg), canada: grams(freeCanadaKg), usa: grams(freeUsaKg) }
}

/** Whether a parcel is too heavy to ship free by a method from domain/checkout/shipping. Pickups and downloads have no limit. */
export function isTooHeavyToShipFree(method: string, weight: Grams): boolean {
  const ceilings: ReadonlyMap<string, number> = new Map(Object.entries(getFreeShippingWeightLimits()))
  return weight > (ceilings.get(method) ?? Infinity)
}

/** Returns the widest region, up to and including `reach`, to which a parcel of this weight ships free; null if it ships free nowhere. */
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
