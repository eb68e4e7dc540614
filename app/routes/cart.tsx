import { useEffect } from 'react'
import type { CartPageView } from '../../contract/cart-page.ts'
import { adoptServedCart } from '../browser/cart/stored-cart-id.ts'
import { loadCartStore } from '../browser/cart/use-cart.ts'
import type { PageHead, PageProps } from '../browser/page-module.ts'
import { given } from '../browser/resource.ts'
import { CartContents } from '../features/cart/cart-contents.tsx'

export const resources = () => ({ cart: given<CartPageView>('cart') })

export const head = (): PageHead => ({ title: 'Your Cart', description: 'What you have chosen so far.' })

export default function CartPage({ resources: { cart } }: PageProps<ReturnType<typeof resources>>) {
  useEffect(() => {
    if (adoptServedCart()) void loadCartStore().then(({ restoreCart }) => restoreCart())
  }, [])
  return cart.state === 'ready' ? <CartContents cart={cart.value} /> : null
}
