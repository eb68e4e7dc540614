import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'
import type { Cart } from './cart.ts'
import { findCart } from './find-cart.ts'
import type { CartReason } from './cart-reasons.ts'

/**
 * What is wrong, and with which part of the input: ['lines', '0', 'quantity'], as the hosted store's API names fields.
 */
export type CartError = { reason: CartReason; path: string[] }

/** A quantity that was cut to the stock, or the wish for something sold out. Names the line, or the merchandise where no line came of it. */
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

type Work = (tx: Transaction, cart: Cart) => Promise<{ errors?: CartError[]; warnings?: StockWarning[] }>

export const UNKNOWN_CART: CartError = { reason: 'unknown-cart', path: ['cartId'] }

/**
 * Changes an open cart. The cart's row is locked first, so that concurrent changes come one after the other and none is lost.
 * Work that reports errors has changed nothing. A completed cart is as good as gone, as in the hosted store.
 */
export async function changeCart(deps: CartDeps, cartId: string, work: Work): Promise<CartChange> {
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
