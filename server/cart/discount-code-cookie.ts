import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SAVED_CODE_COOKIE } from '../../domain/cart/saved-code.ts'
import { parseDiscountCode } from '../../domain/checkout/discount.ts'

/** The name of the cookie that keeps the discount code of a link until there is a cart. */
const CODE_COOKIE = 'discountCode'
const CODE_KEPT_SECONDS = 14 * 24 * 60 * 60
const TOLD_WITHIN_SECONDS = 60

/** Returns the codes from the cookie for a new cart, and deletes the cookie. */
export function readSavedCodes(c: Context): string[] {
  const code = parseDiscountCode(getCookie(c, CODE_COOKIE) ?? '')
  if (code === null) return []
  deleteCookie(c, CODE_COOKIE, { path: '/' })
  return [code]
}

/** Saves the discount code of a link, spelled as in the link, in a cookie until there is a cart. */
export function saveCodeInCookie(c: Context, text: string, secure: boolean): void {
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
 * Sets a cookie that tells the linked page that the code was saved. That page is cached and the same for everyone, so a script on the page
 * reads the cookie and deletes it (app/browser/cart/confirm-linked-code.ts).
 */
export function setCodeConfirmation(c: Context, text: string, secure: boolean): void {
  const code = parseDiscountCode(text)
  if (code === null) return
  setCookie(c, SAVED_CODE_COOKIE, code, { path: '/', maxAge: TOLD_WITHIN_SECONDS, sameSite: 'Lax', secure })
}
