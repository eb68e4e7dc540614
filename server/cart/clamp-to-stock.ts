/** The part of a requested quantity that is in stock, and the warning for the shopper. */
export type Grant = { quantity: number; warning: 'not-enough-stock' | 'out-of-stock' | null }

/**
 * Handles scarce stock like the hosted store: grants what is available, with a warning. `elsewhere` is the quantity of the same variant on the
 * cart's other lines (with other attributes), which share the stock. An existing line stays when nothing is left (`present` is its quantity, 0 for
 * a new line), so that the shopper sees what is sold out; it never grows.
 */
export function clampToStock(
  available: number | null,
  wish: { quantity: number; present: number; elsewhere: number },
): Grant {
  if (available === null) return { quantity: wish.quantity, warning: null }
  const left = Math.max(available - wish.elsewhere, 0)
  if (wish.quantity <= left) return { quantity: wish.quantity, warning: null }
  if (left > 0) return { quantity: left, warning: 'not-enough-stock' }
  const kept = Math.min(wish.quantity, wish.present)
  return { quantity: kept, warning: available > 0 ? 'not-enough-stock' : 'out-of-stock' }
}
