import type { CartPageView } from '../../contract/cart-page.ts'
import type { PageHead, PageProps } from '../browser/page-module.ts'
import { given } from '../browser/resource.ts'
import { CartContents } from '../features/cart/cart-contents.tsx'

export const resources = () => ({ cart: given<CartPageView>('cart') })

export const head = (): PageHead => ({ title: 'Your Cart', description: 'What you have chosen so far.' })

export default function CartPage({ resources: { cart } }: PageProps<ReturnType<typeof resources>>) {
  return cart.state === 'ready' ? <CartContents cart={cart.value} /> : null
}
