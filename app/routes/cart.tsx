import { useEffect } from 'react'
import { adoptServedCart, hasUnsent } from '../browser/cart/stored-cart-id.ts'
import { loadCartStore } from '../browser/cart/use-cart.ts'
import type { PageHead, PageProps } from '../browser/page-module.ts'
import { serverData } from '../browser/resource.ts'
import { CartContents } from '../features/cart/cart-contents.tsx'

export const resources = () => ({ cart: serverData('cart') })

export const head = (): PageHead => ({ title: 'Your Cart', description: 'The items in your cart.' })

export default function CartPage({ resources: { cart } }: PageProps<ReturnType<typeof resources>>) {
  const served = cart.state === 'ready' ? cart.value.itemCount : 0
  useEffect(() => {
    // Without a connection the page stays as it was served; what was not sent is told by the cart.
    takeOver(served).catch(() => undefined)
  }, [served])
  return cart.state === 'ready' ? <CartContents cart={cart.value} /> : null
}

/** Another cart may have been served than scripts know, or one without what the last page could not send any more. */
async function takeOver(served: number): Promise<void> {
  const isBehind = hasUnsent()
  if (!adoptServedCart() && !isBehind) return
  const { cartView, resumeCart, settleCart } = await loadCartStore()
  await resumeCart()
  if (!isBehind) return
  await settleCart()
  if (cartView().itemCount !== served) window.location.reload()
}
