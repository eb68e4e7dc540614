import { rules } from '../../../domain/settings/rules.ts'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { formatGid, parseGid } from '../../../domain/ids.ts'
import type { Database } from '../../db/database.ts'
import type { Cart } from '../cart.ts'
import { findCart } from '../find-cart.ts'

/** The same name as the browser's key in local storage: with and without scripts it is one cart. */
const CART_COOKIE = 'cartId'

/** The open cart of this browser, or null; a cookie without a cart is deleted. */
export async function openCart(c: Context, { db }: { db: Database }): Promise<Cart | null> {
  const id = getCookie(c, CART_COOKIE)
  const gid = id === undefined ? null : parseGid(id)
  const cart = gid?.type === 'Cart' ? await findCart(db, gid.key) : null
  if (cart?.status === 'open') return cart
  if (id !== undefined) deleteCookie(c, CART_COOKIE, { path: '/' })
  return null
}

export function rememberCart(c: Context, cart: Pick<Cart, 'id'>, secure: boolean): void {
  // Scripts keep the same id in local storage, so they must be able to read it here.
  setCookie(c, CART_COOKIE, formatGid('Cart', cart.id), {
    path: '/',
    maxAge: rules().keeping.cartDays * 24 * 60 * 60,
    sameSite: 'Lax',
    secure,
  })
}
