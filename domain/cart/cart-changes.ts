import type { CartIntent, CartItem } from './cart-item.ts'
import { reduceCart } from './cart-item.ts'
import type { CartAttribute } from './limits.ts'
import { cartMergeKey } from './merge-carts.ts'

/** The changes to send in one round trip, as the server's three cart calls expect them. */
export type CartChanges = {
  removes: { id: string }[]
  /** The new quantities of lines. They're absolute, so ten clicks on plus become one update that can safely be repeated. */
  updates: { id: string; quantity: number }[]
  /** Quantities to add to the quantities in the server's cart. Items that another tab has added therefore stay. */
  adds: { merchandiseId: string; quantity: number; attributes: readonly CartAttribute[] }[]
}

/**
 * Combines intents into the fewest changes, at most one per line, that give the server's cart the state that the shopper sees. A line that
 * was added and removed again before sending needs no change.
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

/** Returns the merge key (see `cartMergeKey`) of the line that an intent changes. */
export function cartIntentKey(intent: CartIntent): string {
  return intent.kind === 'add' ? cartMergeKey(intent.item) : intent.key
}
