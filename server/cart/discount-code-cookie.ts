import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { TOLD_CODE_COOKIE } from '../../domain/cart/told-code.ts'
import { parseDiscountCode } from '../../domain/checkout/discount.ts'

/** A code from a link, for a cart that doesn't exist yet. */
const CODE_COOKIE = 'discountCode'
const CODE_KEPT_SECONDS = 14 * 24 * 60 * 60
const TOLD_WITHIN_SECONDS = 60

/** The codes that a new cart starts with: the one from a link, or none. */
export function takeKeptCodes(c: Context): string[] {
  const code = parseDiscountCode(getCookie(c, CODE_COOKIE) ?? '')
  if (code === null) return []
  deleteCookie(c, CODE_COOKIE, { path: '/' })
  return [code]
}

/** Saves a code, as spelled in the link, for a cart that doesn't exist yet. */
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
 * Lets the page that a link leads to confirm that its code is saved. The page is cached and the same for everybody, so its scripts read and remove
 * this cookie (app/browser/cart/told-code.ts).
 */
export function tellOfCode(c: Context, text: string, secure: boolean): void {
  const code = parseDiscountCode(text)
  if (code === null) return
  setCookie(c, TOLD_CODE_COOKIE, code, { path: '/', maxAge: TOLD_WITHIN_SECONDS, sameSite: 'Lax', secure })
}
