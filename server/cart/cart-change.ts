import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'
import type { Cart } from './cart.ts'
import { findCart } from './find-cart.ts'
import type { CartReason } from './cart-reasons.ts'

/** An error with the path of the input that caused it, such as ['lines', '0', 'quantity']. The hosted store's API uses the same paths. */
export type CartError = { reason: CartReason; path: string[] }

/**
 * A warning that a quantity was reduced to the stock, or that a requested item is sold out. `lineId` is null if no cart line was created
 * for the item.
 */
export type StockWarning = {
  reason: 'not-enough-stock' | 'out-of-stock'
  lineId: string | null
  variantId: number
  quantity: number
}

export type CartChange =
  | { ok: true; cart: Cart; warnings: StockWarning[] }
  | { ok: false; errors: CartError[]; cart: Cart | null }

export type CartDeps = Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'visitorSecret'>

type CartWork = (tx: Transaction, cart: Cart) => Promise<{ errors?: CartError[]; warnings?: StockWarning[] }>

export const UNKNOWN_CART: CartError = { reason: 'unknown-cart', path: ['cartId'] }

/**
 * Changes an open cart by calling `work`. Locks the cart's row first, so that concurrent changes run one after the other and none is lost.
 * If the callback `work` returns errors, it must not have changed anything. A completed cart is treated as not found, as in the hosted
 * store.
 */
export async function changeCart(deps: CartDeps, cartId: string, work: CartWork): Promise<CartChange> {
  if (!isCapabilityToken(cartId)) return { ok: false, errors: [UNKNOWN_CART], cart: null }
  return deps.db.transaction(async (tx): Promise<CartChange> => {
    const [locked] = await tx
      .select({ status: carts.status })
      .from(carts)
      .where(eq(carts.id, cartId))
      .for('update')
    const cart = locked?.status === 'open' ? await findCart(tx, cartId) : null
    if (cart === null) return { ok: false, errors: [UNKNOWN_CART], cart: null }
    const { errors = [], warnings = [] } = await work(tx, cart)
    if (errors.length > 0) return { ok: false, errors, cart }
    await tx.update(carts).set({ updatedAt: deps.now() }).where(eq(carts.id, cartId))
    const changed = await findCart(tx, cartId)
    return changed ? { ok: true, cart: changed, warnings } : { ok: false, errors: [UNKNOWN_CART], cart: null }
  })
}
