import type { CartIntent, CartItem } from './cart-item.ts'
import { reduceCart } from './cart-item.ts'
import type { CartAttribute } from './limits.ts'
import { cartMergeKey } from './merge-carts.ts'

/** Changes to a cart that are sent together. Each list has the form that one of the server's cart calls expects. */
export type CartChanges = {
  removes: { id: string }[]
  /**
   * The new total quantities of lines, not the differences. Ten clicks on plus therefore become a single update, which does no harm if it
   * is sent twice.
   */
  updates: { id: string; quantity: number }[]
  /** Quantities that the server adds to those already in its cart, so that items added in another tab aren't lost. */
  adds: { merchandiseId: string; quantity: number; attributes: readonly CartAttribute[] }[]
}

/**
 * Combines the shopper's intents (the actions that aren't sent yet) into as few changes as possible, at most one per line. Afterwards, the
 * server's cart contains what the shopper sees. If a line was added and removed before anything was sent, nothing is sent for it.
 */
export function mergeCartIntents(
  confirmed: readonly CartItem[],
  intents: readonly CartIntent[],
): CartChanges {
  const before = new Map(confirmed.map((item) => [cartMergeKey(item), item]))
  const wanted = new Map(
    intents.reduce<CartItem[]>(reduceCart, [...confirmed]).map((item) => [cartMergeKey(item), item]),
  )
  const changes: CartChanges = { removes: [], updates: [], adds: [] }
  for (const [key, own] of Map.groupBy(intents, cartIntentKey)) {
    const was = before.get(key)
    const is = wanted.get(key)
    if (is && (!was || own.every((intent) => intent.kind === 'add'))) {
      const quantity = is.quantity - (was?.quantity ?? 0)
      if (quantity > 0)
        changes.adds.push({ merchandiseId: is.merchandiseId, quantity, attributes: is.attributes })
    } else if (is && was && is.quantity !== was.quantity)
      changes.updates.push({ id: was.id, quantity: is.quantity })
    else if (was && !is) changes.removes.push({ id: was.id })
  }
  return changes
}

/** Returns the merge key (`cartMergeKey`) of the line that an intent changes. */
export function cartIntentKey(intent: CartIntent): string {
  return intent.kind === 'add' ? cartMergeKey(intent.item) : intent.key
}
