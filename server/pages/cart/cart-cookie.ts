import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { TOLD_CODE_COOKIE } from '../../../domain/cart/told-code.ts'
import { parseDiscountCode } from '../../../domain/checkout/discount.ts'
import { formatGid, parseGid } from '../../../domain/ids.ts'
import type { Database } from '../../db/database.ts'
import type { Cart } from '../../services/cart/cart.ts'
import { findCart } from '../../services/cart/find-cart.ts'

/** The same name as the browser's key in local storage: with scripts and without them it is one cart. */
const CART_COOKIE = 'cartId'
const KEPT_SECONDS = 90 * 24 * 60 * 60
/** A code from a link, for the cart that is still to come. */
const CODE_COOKIE = 'discountCode'
const CODE_KEPT_SECONDS = 14 * 24 * 60 * 60
const TOLD_WITHIN_SECONDS = 60

/** The open cart of this browser, or null; a cookie that names none is taken away. */
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
    maxAge: KEPT_SECONDS,
    sameSite: 'Lax',
    secure,
  })
}

/** The codes a new cart starts with: the one that a link brought, or none. */
export function takeKeptCodes(c: Context): string[] {
  const code = parseDiscountCode(getCookie(c, CODE_COOKIE) ?? '')
  if (code === null) return []
  deleteCookie(c, CODE_COOKIE, { path: '/' })
  return [code]
}

/** Keeps a code, as it is written in the link, for the cart that is still to come. */
export function keepCode(c: Context, text: string, secure: boolean): void {
  const code = parseDiscountCode(text)
  if (code === null) return
  setCookie(c, CODE_COOKIE, code, {
    path: '/',
    maxAge: CODE_KEPT_SECONDS,
    sameSite: 'Lax',
    httpOnly: true,
    secure,
  })
}

/**
 * Lets the page that a link leads to say that its code is kept. The page is the same for everybody and kept so: its scripts read the word
 * and take it away (app/browser/cart/told-code.ts).
 */
export function tellOfCode(c: Context, text: string, secure: boolean): void {
  const code = parseDiscountCode(text)
  if (code === null) return
  setCookie(c, TOLD_CODE_COOKIE, code, { path: '/', maxAge: TOLD_WITHIN_SECONDS, sameSite: 'Lax', secure })
}
