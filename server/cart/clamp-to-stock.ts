/** What of a wished quantity the stock gives, and what to tell the shopper. */
export type Grant = { quantity: number; warning: 'not-enough-stock' | 'out-of-stock' | null }

/**
 * The hosted store's way with scarce stock: it gives what there is and warns. `elsewhere` counts the same variant on the cart's other
 * lines (with other attributes), which draw on the same stock. A line that is already there keeps its place when nothing is left
 * (`present` is its quantity, 0 for a new one), so that the shopper sees which one is sold out; it never grows.
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
