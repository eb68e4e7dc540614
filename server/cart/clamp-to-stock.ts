/** The quantity that the cart line gets, with a warning if it is less than the shopper requested. */
export type ClampedQuantity = { quantity: number; warning: 'not-enough-stock' | 'out-of-stock' | null }

/**
 * Reduces a requested quantity to the stock, with a warning, as the hosted store does. The parameter `elsewhere` is the quantity of the
 * same variant on the cart's other lines, which share the stock. The parameter `present` is the line's current quantity, 0 for a new line.
 * If the variant is sold out, an existing line keeps its quantity, so that the shopper still sees the line, but the quantity can't grow.
 */
export function clampToStock(
  available: number | null,
  wanted: { quantity: number; present: number; elsewhere: number },
): ClampedQuantity {
  if (available === null) return { quantity: wanted.quantity, warning: null }
  const left = Math.max(available - wanted.elsewhere, 0)
  if (wanted.quantity <= left) return { quantity: wanted.quantity, warning: null }
  if (left > 0) return { quantity: left, warning: 'not-enough-stock' }
  const kept = Math.min(wanted.quantity, wanted.present)
  return { quantity: kept, warning: available > 0 ? 'not-enough-stock' : 'out-of-stock' }
}
