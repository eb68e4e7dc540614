// @chunk cart-copy
import type { Cents } from '../money.ts'
import { type CartAttribute, MAX_LINE_QUANTITY } from './limits.ts'
import { mergeKey } from './merge.ts'
import { cartTotals } from './totals.ts'

/** The specification's client cart item (section 3), with money in cents and the attributes that distinguish lines of one variant. */
export type CartItem = {
  /** The line's id; 'new:' prefixes a line that the server doesn't know yet. */
  id: string
  merchandiseId: string
  productId: string
  title: string
  /** The parts of the title, if known. */
  productTitle?: string | undefined
  variantTitle?: string | undefined
  /** The handle of the product's page; missing for products without one, such as made-to-order items. */
  handle?: string | undefined
  priceCents: Cents
  currencyCode: string
  imageSrc: string | null
  quantity: number
  attributes: readonly CartAttribute[]
}

/** A change the shopper makes. Lines are identified by merge key, which survives the change from a new id to the server's. */
export type CartIntent =
  | { kind: 'add'; item: Omit<CartItem, 'id'> }
  | { kind: 'set-quantity'; key: string; quantity: number }
  | { kind: 'remove'; key: string }

/** Applies one intent to a cart. Quantities stay within 1 to 9999; unknown lines are neither changed nor removed. */
export function reduceCart(items: readonly CartItem[], intent: CartIntent): CartItem[] {
  if (intent.kind === 'remove') return items.filter((item) => mergeKey(item) !== intent.key)
  if (intent.kind === 'set-quantity') return withQuantity(items, intent.key, () => intent.quantity)
  const key = mergeKey(intent.item)
  const isThere = items.some((item) => mergeKey(item) === key)
  if (isThere) return withQuantity(items, key, (quantity) => quantity + intent.item.quantity)
  return [...items, { ...intent.item, id: `new:${key}`, quantity: withinLimits(intent.item.quantity) }]
}

function withQuantity(
  items: readonly CartItem[],
  key: string,
  change: (quantity: number) => number,
): CartItem[] {
  return items.map((item) =>
    mergeKey(item) === key ? { ...item, quantity: withinLimits(change(item.quantity)) } : item,
  )
}

function withinLimits(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity) || 1, 1), MAX_LINE_QUANTITY)
}

/** Badge count and subtotal of client items, identical to the server's to the cent. */
export function cartItemTotals(items: readonly CartItem[]): {
  itemCount: number
  subtotalCents: Cents
} {
  return cartTotals(items.map((item) => ({ unitPriceCents: item.priceCents, quantity: item.quantity })))
}
