/** How little is left; the words for each are the specification's (marketing pages, section 4 "Low-stock badge"). */
export type LowStock = { level: 'very-low' | 'low' | 'limited'; left: number }

// The levels are named by the specification, their bounds are ours.
const VERY_LOW = 2
const LOW = 5
const LIMITED = 12

/** What a low-stock notice says of a product by the pieces left of each variant; null where there is plenty, nothing, or no count. */
export function lowStock(quantities: readonly (number | null)[]): LowStock | null {
  let left = 0
  for (const quantity of quantities) {
    if (quantity === null) return null
    left += quantity
  }
  if (left === 0 || left > LIMITED) return null
  return { level: left <= VERY_LOW ? 'very-low' : left <= LOW ? 'low' : 'limited', left }
}
