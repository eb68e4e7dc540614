import type { RuleSettings } from '../settings/default-rules.ts'
import { rules } from '../settings/rules.ts'

/** Parts per thousand. */
type Permille = number

/** A price factor from a quantity on. */
export type QuantityTier = { from: number; factor: Permille }

/** The price factors of an item by quantity, as the settings say now: lowest first, from one piece on. */
export const quantityTiers = (item: keyof RuleSettings['quantityDiscounts']): QuantityTier[] => [
  { from: 1, factor: 1_000 },
  ...rules().quantityDiscounts[item].map(({ from, percentOff }) => ({
    from,
    factor: 1_000 - Math.round(percentOff * 10),
  })),
]
