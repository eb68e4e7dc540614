/** The quantity that is in stock, and the warning to show the shopper if it's less than requested. */
export type Grant = { quantity: number; warning: 'not-enough-stock' | 'out-of-stock' | null }

/**
 * Reduces a requested quantity to the stock, with a warning, like the hosted store. `elsewhere` is the quantity of the same variant on the
 * cart's other lines (with other attributes), which share the stock. `present` is the line's current quantity, 0 for a new line: an
 * existing line stays even when nothing is left, so that the shopper sees that the item is sold out, but it never grows.
 */
export function clampToStock(
  available: number | null,
  wanted: { quantity: number; present: number; elsewhere: number },
): Grant {
  if (available === null) return { quantity: wanted.quantity, warning: null }
  const left = Math.max(available - wanted.elsewhere, 0)
  if (wanted.quantity <= left) return { quantity: wanted.quantity, warning: null }
  if (left > 0) return { quantity: left, warning: 'not-enough-stock' }
  const kept = Math.min(wanted.quantity, wanted.present)
  return { quantity: kept, warning: available > 0 ? 'not-enough-stock' : 'out-of-stock' }
}
