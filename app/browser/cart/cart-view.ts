import { type CartItem, cartItemTotals } from '../../../domain/cart/cart-item.ts'
import { type CartState, visibleItems } from '../../../domain/cart/cart-state.ts'

/** What the specification exposes to screens (section 3), and whether the shop has said so lately. */
export type CartView = {
  items: CartItem[]
  itemCount: number
  totalCents: number
  currencyCode: string
  /** The shop cannot be reached: this is the cart as it was last, at the prices of then. */
  isCopy: boolean
}

export function viewOf(state: CartState, isCopy: boolean): CartView {
  const items = visibleItems(state)
  const { itemCount, subtotalCents } = cartItemTotals(items)
  return {
    items,
    itemCount,
    totalCents: subtotalCents,
    currencyCode: items[0]?.currencyCode ?? 'CAD',
    isCopy,
  }
}
