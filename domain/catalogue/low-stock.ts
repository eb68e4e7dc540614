import { getRules } from '../settings/rules.ts'

/** How low the stock is. The specification of the marketing pages has the wording for each level (section 4 "Low-stock badge"). */
export type LowStockNotice = { level: 'very-low' | 'low' | 'limited'; left: number }

/**
 * Returns the low-stock notice of a product from the quantities that its variants have in stock. Null if the stock isn't low, if nothing is
 * left, or if the stock of a variant isn't tracked.
 */
export function findLowStockNotice(quantities: readonly (number | null)[]): LowStockNotice | null {
  // The specification has no limits for its levels of low stock, so these are our own.
  const { veryLow, low, limited } = getRules().stock
  let left = 0
  for (const quantity of quantities) {
    if (quantity === null) return null
    left += quantity
  }
  if (left === 0 || left > limited) return null
  return { level: left <= veryLow ? 'very-low' : left <= low ? 'low' : 'limited', left }
}
