import type { ComponentType } from 'react'
import { hasCartCopy } from '../../browser/cart/has-cart-copy.ts'

/**
 * Loads the component that lists the stored cart, which most first visits don't need. Null if no cart is stored, or if the code can't be
 * fetched.
 */
export async function fetchStoredCart(): Promise<ComponentType | null> {
  if (!hasCartCopy()) return null
  const { StoredCart } = await import('./stored-cart.tsx').catch(() => ({ StoredCart: null }))
  return StoredCart
}
