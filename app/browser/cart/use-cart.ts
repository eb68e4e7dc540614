import { useEffect, useSyncExternalStore } from 'react'
import { SAVED_CODE_COOKIE } from '../../../domain/cart/saved-code.ts'
import type * as cartStore from './cart-store.ts'
import { hasStoredCart } from './stored-cart-id.ts'

type CartStore = typeof cartStore

let loading: Promise<CartStore> | null = null
let loaded: CartStore | null = null
const awaitingStore = new Set<() => void>()

/** Loads the cart's code when the visitor has a cart or is about to create one. Most first visits never need it. */
export function loadCartStore(): Promise<CartStore> {
  loading ??= import('./cart-store.ts').then((store) => {
    loaded = store
    for (const listener of awaitingStore) listener()
    awaitingStore.clear()
    void store.resumeCart()
    return store
  })
  return loading
}

/** Returns the number of items in the cart; 0 until it is known. */
export function useCartCount(): number {
  useEffect(() => {
    const load = () => void loadCartStore()
    const loadIfCart = () => hasStoredCart() && load()
    // If a link has saved a discount code, the cart's module is loaded, because it confirms the discount to the visitor.
    if (document.cookie.includes(SAVED_CODE_COOKIE)) load()
    loadIfCart()
    // Checks for a cart again, because another tab may have created one, even while this page was in the back/forward cache.
    window.addEventListener('pageshow', loadIfCart)
    window.addEventListener('storage', loadIfCart)
    const stop = onCartOpened(load)
    return () => {
      window.removeEventListener('pageshow', loadIfCart)
      window.removeEventListener('storage', loadIfCart)
      stop()
    }
  }, [])
  return useSyncExternalStore(
    watchCount,
    () => loaded?.getCartView().itemCount ?? 0,
    () => 0,
  )
}

/** Watches the cart. If the cart's code hasn't loaded yet, watching starts as soon as any part of the page has loaded it. */
function watchCount(listener: () => void): () => void {
  let stop = loaded?.watchCart(listener)
  const begin = () => {
    stop = loaded?.watchCart(listener)
    listener()
  }
  if (!loaded) awaitingStore.add(begin)
  return () => {
    awaitingStore.delete(begin)
    stop?.()
  }
}

const opened = new Set<() => void>()

/** Opens the cart drawer. Can be called from any part of the page. */
export function openCart(): void {
  for (const listener of opened) listener()
}

export function onCartOpened(listener: () => void): () => void {
  opened.add(listener)
  return () => opened.delete(listener)
}

let expected = false
const preparing = new Set<() => void>()

/** Announces that the cart may be opened soon, so that the drawer's code loads in advance. */
export function announceCartOpening(): void {
  expected = true
  for (const listener of preparing) listener()
}

/** Calls the listener when `announceCartOpening` is called, or at once if it was called before. */
export function onCartOpeningAnnounced(listener: () => void): () => void {
  if (expected) listener()
  preparing.add(listener)
  return () => preparing.delete(listener)
}
