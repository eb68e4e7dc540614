/** The level of low stock; the specification fixes the wording of each (marketing pages, section 4 "Low-stock badge"). */
export type LowStock = { level: 'very-low' | 'low' | 'limited'; left: number }

// The levels are named by the specification, their bounds are ours.
const VERY_LOW = 2
const LOW = 5
const LIMITED = 12

/** A product's low-stock notice from the stock of its variants; null if there is plenty, none, or no count. */
export function lowStock(quantities: readonly (number | null)[]): LowStock | null {
  let left = 0
  for (const quantity of quantities) {
    if (quantity === null) return null
    left += quantity
  }
  if (left === 0 || left > LIMITED) return null
  return { level: left <= VERY_LOW ? 'very-low' : left <= LOW ? 'low' : 'limited', left }
}
