// @chunk cart-copy
import type { Cents } from '../money.ts'
import { type CartAttribute, MAX_LINE_QUANTITY } from './limits.ts'
import { mergeKey } from './merge.ts'
import { cartTotals } from './totals.ts'

/** The specification's client cart item (section 3), with money in cents and the attributes that tell lines of one variant apart. */
export type CartItem = {
  /** The line's id; one that starts with 'new:' is not yet known to the server. */
  id: string
  merchandiseId: string
  productId: string
  title: string
  /** What the title was put together of, where that is known. */
  productTitle?: string | undefined
  variantTitle?: string | undefined
  /** Of the product's page; none where there is no such page, as for what is made to order. */
  handle?: string | undefined
  priceCents: Cents
  currencyCode: string
  imageSrc: string | null
  quantity: number
  attributes: readonly CartAttribute[]
}

/** What a shopper wants of the cart. Lines are named by their merge key, which outlives the change from a new id to the server's. */
export type CartIntent =
  | { kind: 'add'; item: Omit<CartItem, 'id'> }
  | { kind: 'set-quantity'; key: string; quantity: number }
  | { kind: 'remove'; key: string }

/** The cart after one intent. Quantities stay within 1 to 9999; a line that is not there is neither changed nor removed. */
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

/** Badge count and subtotal of client items; the same sum as the server's, to the cent. */
export function cartItemTotals(items: readonly CartItem[]): {
  itemCount: number
  subtotalCents: Cents
} {
  return cartTotals(items.map((item) => ({ unitPriceCents: item.priceCents, quantity: item.quantity })))
}
