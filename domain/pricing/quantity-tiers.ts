import type { RuleSettings } from '../settings/default-rules.ts'
import { getRules } from '../settings/rules.ts'

/** A number in parts per thousand. */
type Permille = number

/** A factor by which prices are multiplied, and the quantity from which it applies. */
export type QuantityTier = { from: number; factor: Permille }

/**
 * Returns an item's price factors by quantity, from the current settings. They are sorted by quantity, and the first starts at one piece.
 */
export const getQuantityTiers = (item: keyof RuleSettings['quantityDiscounts']): QuantityTier[] => [
  { from: 1, factor: 1_000 },
  ...getRules().quantityDiscounts[item].map(({ from, percentOff }) => ({
    from,
    factor: 1_000 - Math.round(percentOff * 10),
  })),
]

/** Finds the entry that applies to a quantity. `table` is sorted by minimum quantity, ascending. */
export function findTier<T extends { readonly from: number }>(table: readonly T[], quantity: number): T {
  const found = table.findLast(({ from }) => from <= quantity)
  if (!found) throw new RangeError(`No tier takes ${quantity}`)
  return found
}
