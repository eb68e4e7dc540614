import { getRules } from '../settings/rules.ts'

/** The level of low stock. The wording of each level is in the specification of the marketing pages, section 4 "Low-stock badge". */
export type LowStockNotice = { level: 'very-low' | 'low' | 'limited'; left: number }

/** Returns a product's low-stock notice, given the stock of its variants; null if there is plenty, nothing left, or no count. */
export function findLowStockNotice(quantities: readonly (number | null)[]): LowStockNotice | null {
  // The specification names the levels but not their limits, so the limits are our own.
  const { veryLow, low, limited } = getRules().stock
  let left = 0
  for (const quantity of quantities) {
    if (quantity === null) return null
    left += quantity
  }
  if (left === 0 || left > limited) return null
  return { level: left <= veryLow ? 'very-low' : left <= low ? 'low' : 'limited', left }
}
