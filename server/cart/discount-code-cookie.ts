import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { TOLD_CODE_COOKIE } from '../../domain/cart/told-code.ts'
import { parseDiscountCode } from '../../domain/checkout/discount.ts'

/** A code from a link, for the cart that is still to come. */
const CODE_COOKIE = 'discountCode'
const CODE_KEPT_SECONDS = 14 * 24 * 60 * 60
const TOLD_WITHIN_SECONDS = 60

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
