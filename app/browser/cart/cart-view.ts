import { type CartItem, computeCartItemTotals } from '../../../domain/cart/cart-item.ts'
import { type CartState, listVisibleItems } from '../../../domain/cart/cart-state.ts'

/** The cart as the user interface shows it (specification, section 3), with a mark if its data may be out of date. */
export type CartView = {
  items: CartItem[]
  itemCount: number
  totalCents: number
  currencyCode: string
  /** Whether this is the last known cart, with the prices of that time, because the shop is unreachable. */
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
