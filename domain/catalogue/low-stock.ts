import { rules } from '../settings/rules.ts'

/** The level of low stock; the specification fixes the wording of each (marketing pages, section 4 "Low-stock badge"). */
export type LowStock = { level: 'very-low' | 'low' | 'limited'; left: number }

/** A product's low-stock notice from the stock of its variants; null if there is plenty, none, or no count. */
export function lowStock(quantities: readonly (number | null)[]): LowStock | null {
  // The levels are named by the specification, their bounds are ours.
  const { veryLow, low, limited } = rules().stock
  let left = 0
  for (const quantity of quantities) {
    if (quantity === null) return null
    left += quantity
  }
  if (left === 0 || left > limited) return null
  return { level: left <= veryLow ? 'very-low' : left <= low ? 'low' : 'limited', left }
}
