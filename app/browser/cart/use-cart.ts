import { useEffect, useState, useSyncExternalStore } from 'react'
import { TOLD_CODE_COOKIE } from '../../../domain/cart/told-code.ts'
import type * as cartStore from './cart-store.ts'
import { hasCart } from './stored-cart-id.ts'

type CartStore = typeof cartStore

let loading: Promise<CartStore> | null = null
let loaded: CartStore | null = null

/** The cart's code comes when somebody has a cart or is about to: most first visits never need it. */
export function loadCartStore(): Promise<CartStore> {
  loading ??= import('./cart-store.ts').then((store) => {
    loaded = store
    void store.resumeCart()
    return store
  })
  return loading
}

/** How many pieces are in the cart; 0 until that is known. */
export function useCartCount(): number {
  const [store, setStore] = useState(loaded)
  useEffect(() => {
    const attach = () => void loadCartStore().then(setStore)
    // A link with a discount may have led here: the cart's code says so.
    if (hasCart() || document.cookie.includes(TOLD_CODE_COOKIE)) attach()
    return onCartOpened(attach)
  }, [])
  return useSyncExternalStore(
    store?.watchCart ?? neverChanges,
    () => store?.cartView().itemCount ?? 0,
    () => 0,
  )
}

const neverChanges = () => () => undefined

const opened = new Set<() => void>()

/** Shows the cart: the drawer listens, wherever the call comes from. */
export function openCart(): void {
  for (const listener of opened) listener()
}

export function onCartOpened(listener: () => void): () => void {
  opened.add(listener)
  return () => opened.delete(listener)
}

let expected = false
const preparing = new Set<() => void>()

/** Says that the cart may be opened soon: the drawer is then made ready, and opens at once. */
export function expectCart(): void {
  expected = true
  for (const listener of preparing) listener()
}

/** Calls when the cart is expected, and at once when it has been. */
export function onCartExpected(listener: () => void): () => void {
  if (expected) listener()
  preparing.add(listener)
  return () => preparing.delete(listener)
}
