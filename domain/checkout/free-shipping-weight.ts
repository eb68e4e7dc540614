/** Who gets free shipping; each includes the one before. */
export type FreeReach = 'niagara' | 'canada' | 'everywhere'

/** The heaviest parcel, in grams, that free shipping covers, by its method. (Ours: the specification names amounts only.) */
export const FREE_UP_TO_GRAMS = { regional: 30_000, canada: 20_000, usa: 5_000 } as const

const REACHES: readonly [FreeReach, grams: number][] = [
  ['everywhere', FREE_UP_TO_GRAMS.usa],
  ['canada', FREE_UP_TO_GRAMS.canada],
  ['niagara', FREE_UP_TO_GRAMS.regional],
]

const CEILINGS: ReadonlyMap<string, number> = new Map(Object.entries(FREE_UP_TO_GRAMS))

/** Whether a parcel is too heavy to ship free by a method of domain/checkout/shipping; pickup and downloads have no limit. */
export const isTooHeavyToBeFree = (method: string, grams: number): boolean =>
  grams > (CEILINGS.get(method) ?? Infinity)

/** Who still gets free shipping of so much weight; null for nobody. */
export function reachOfWeight(reach: FreeReach, grams: number): FreeReach | null {
  const from = REACHES.findIndex(([name]) => name === reach)
  return REACHES.slice(from).find(([, most]) => grams <= most)?.[0] ?? null
}
