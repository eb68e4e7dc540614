import { getRules } from '../../../domain/settings/rules.ts'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { formatGid, parseGid } from '../../../domain/ids.ts'
import type { Database } from '../../db/database.ts'
import type { Cart } from '../cart.ts'
import { findCart } from '../find-cart.ts'

/**
 * The cookie that contains the cart's id. Scripts keep the same id under the same name in local storage, so the pages use the same cart
 * with and without scripts.
 */
const CART_COOKIE = 'cartId'

/** Finds this browser's open cart, or null. Deletes the cookie if its cart doesn't exist or isn't open. */
export async function findBrowserCart(c: Context, { db }: { db: Database }): Promise<Cart | null> {
  const id = getCookie(c, CART_COOKIE)
  const gid = id === undefined ? null : parseGid(id)
  const cart = gid?.type === 'Cart' ? await findCart(db, gid.key) : null
  if (cart?.status === 'open') return cart
  if (id !== undefined) deleteCookie(c, CART_COOKIE, { path: '/' })
  return null
}

export function setCartCookie(c: Context, cart: Pick<Cart, 'id'>, secure: boolean): void {
  // The cookie isn't httpOnly, because scripts copy the cart's id from the cookie to local storage.
  setCookie(c, CART_COOKIE, formatGid('Cart', cart.id), {
    path: '/',
    maxAge: getRules().keeping.cartDays * 24 * 60 * 60,
    sameSite: 'Lax',
    secure,
  })
}
