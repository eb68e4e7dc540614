import { rules } from '../settings/rules.ts'

/** The region with free shipping; each includes the one before. */
export type FreeReach = 'niagara' | 'canada' | 'everywhere'

type Grams = number
const grams = (kg: number): Grams => Math.round(kg * 1_000)

/** The heaviest parcel that free shipping covers, by its method. */
export function freeUpToGrams(): { regional: Grams; canada: Grams; usa: Grams } {
  const { freeRegionalKg, freeCanadaKg, freeUsaKg } = rules().parcels
  return { regional: grams(freeRegionalKg), canada: grams(freeCanadaKg), usa: grams(freeUsaKg) }
}

/** Whether a parcel is too heavy to ship free by a method of domain/checkout/shipping; pickup and downloads have no limit. */
export function isTooHeavyToBeFree(method: string, weight: Grams): boolean {
  const ceilings: ReadonlyMap<string, number> = new Map(Object.entries(freeUpToGrams()))
  return weight > (ceilings.get(method) ?? Infinity)
}

/** The region to which this weight still ships free; null if to none. */
export function reachOfWeight(reach: FreeReach, weight: Grams): FreeReach | null {
  const { regional, canada, usa } = freeUpToGrams()
  const reaches: [FreeReach, Grams][] = [
    ['everywhere', usa],
    ['canada', canada],
    ['niagara', regional],
  ]
  const from = reaches.findIndex(([name]) => name === reach)
  return reaches.slice(from).find(([, most]) => weight <= most)?.[0] ?? null
}
