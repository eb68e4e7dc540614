import type { ComponentType } from 'react'
import { hasCartCopy } from '../../browser/cart/has-cart-copy.ts'

/** Fetches the list of the kept cart, which most first visits don't need: null if nothing is kept, or it can't be fetched. */
export async function fetchKeptCart(): Promise<ComponentType | null> {
  if (!hasCartCopy()) return null
  const { KeptCart } = await import('./kept-cart.tsx').catch(() => ({ KeptCart: null }))
  return KeptCart
}
