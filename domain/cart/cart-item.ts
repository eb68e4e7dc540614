// @chunk cart-copy
import type { Cents } from '../money.ts'
import { type CartAttribute, MAX_LINE_QUANTITY } from './limits.ts'
import { cartMergeKey } from './merge-carts.ts'
import { computeCartTotals } from './totals.ts'

/**
 * A cart item in the browser (specification, section 3). Prices are in cents. Lines with the same variant can differ in their attributes.
 */
export type CartItem = {
  /** The line's id. The prefix 'new:' marks a line that the server hasn't confirmed yet. */
  id: string
  merchandiseId: string
  productId: string
  title: string
  /** Titles of the product and the variant, if known. */
  productTitle?: string | undefined
  variantTitle?: string | undefined
  /** The handle of the product page; missing for items without a page, such as made-to-order items. */
  handle?: string | undefined
  priceCents: Cents
  currencyCode: string
  imageSrc: string | null
  quantity: number
  attributes: readonly CartAttribute[]
}

/**
 * A change that the shopper made to the cart. `key` is the merge key of the changed line. It identifies the line better than the line's id,
 * which changes when the server confirms a new line.
 */
export type CartIntent =
  | { kind: 'add'; item: Omit<CartItem, 'id'> }
  | { kind: 'set-quantity'; key: string; quantity: number }
  | { kind: 'remove'; key: string }

/** Applies one intent to a cart. Quantities stay between 1 and 9999. If the cart doesn't have the line, nothing changes. */
export function reduceCart(items: readonly CartItem[], intent: CartIntent): CartItem[] {
  if (intent.kind === 'remove') return items.filter((item) => cartMergeKey(item) !== intent.key)
  if (intent.kind === 'set-quantity') return withQuantity(items, intent.key, () => intent.quantity)
  const key = cartMergeKey(intent.item)
  const isThere = items.some((item) => cartMergeKey(item) === key)
  if (isThere) return withQuantity(items, key, (quantity) => quantity + intent.item.quantity)
  return [...items, { ...intent.item, id: `new:${key}`, quantity: withinLimits(intent.item.quantity) }]
}

function withQuantity(
  items: readonly CartItem[],
  key: string,
  change: (quantity: number) => number,
): CartItem[] {
  return items.map((item) =>
    cartMergeKey(item) === key ? { ...item, quantity: withinLimits(change(item.quantity)) } : item,
  )
}

function withinLimits(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity) || 1, 1), MAX_LINE_QUANTITY)
}

/** Computes a cart's item count and subtotal in the browser. They are the same as the server's, to the cent. */
export function computeCartItemTotals(items: readonly CartItem[]): {
  itemCount: number
  subtotalCents: Cents
} {
  return computeCartTotals(
    items.map((item) => ({ unitPriceCents: item.priceCents, quantity: item.quantity })),
  )
}
