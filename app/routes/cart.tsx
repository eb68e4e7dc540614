import { useEffect } from 'react'
import { adoptCartFromCookie, hasUnsentChanges } from '../browser/cart/stored-cart-id.ts'
import { loadCartStore } from '../browser/cart/use-cart.ts'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { createServerDataResource } from '../page-framework/resource.ts'
import { CartContents } from '../features/cart/cart-contents.tsx'

export const getResources = () => ({ cart: createServerDataResource('cart') })

export const getHead = (): PageHead => ({ title: 'Your Cart', description: 'The items in your cart.' })

export default function CartPage({ resources: { cart } }: PageProps<ReturnType<typeof getResources>>) {
  const served = cart.state === 'ready' ? cart.value.itemCount : 0
  useEffect(() => {
    // If the network is down, the page stays as the server rendered it, and the cart's own code reports unsent changes.
    takeOver(served).catch(() => undefined)
  }, [served])
  return cart.state === 'ready' ? <CartContents cart={cart.value} /> : null
}

/**
 * Makes the scripts use the cart that the server rendered. If the last page left unsent changes, sends these changes, and reloads the page
 * if the number of items is then no longer the one that the server rendered.
 */
async function takeOver(served: number): Promise<void> {
  const isBehind = hasUnsentChanges()
  if (!adoptCartFromCookie() && !isBehind) return
  const { getCartView, resumeCart, waitForCart } = await loadCartStore()
  await resumeCart()
  if (!isBehind) return
  await waitForCart()
  if (getCartView().itemCount !== served) window.location.reload()
}
