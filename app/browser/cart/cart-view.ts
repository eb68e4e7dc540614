import { type CartItem, computeCartItemTotals } from '../../../domain/cart/cart-item.ts'
import { type CartState, listVisibleItems } from '../../../domain/cart/cart-state.ts'

/** The cart as the user interface shows it (specification, section 3). */
export type CartView = {
  items: CartItem[]
  itemCount: number
  totalCents: number
  currencyCode: string
  /** Whether the shop is unreachable and the browser's stored copy of the cart is shown. The prices in this copy may be out of date. */
  isCopy: boolean
}

export function toCartView(state: CartState, isCopy: boolean): CartView {
  const items = listVisibleItems(state)
  const { itemCount, subtotalCents } = computeCartItemTotals(items)
  return {
    items,
    itemCount,
    totalCents: subtotalCents,
    currencyCode: items[0]?.currencyCode ?? 'CAD',
    isCopy,
  }
}
