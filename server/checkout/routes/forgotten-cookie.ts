import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** The name of a cookie. Its value is the time when the visitor asked the shop not to fill in details of earlier orders any more. */
const COOKIE_NAME = 'detailsForgotten'
const KEPT_SECONDS = 365 * 24 * 60 * 60

export function readDetailsForgottenAt(c: Context): Date | null {
  const seconds = /^\d{9,11}$/.exec(getCookie(c, COOKIE_NAME) ?? '')?.[0]
  return seconds === undefined ? null : new Date(Number(seconds) * 1000)
}

export function setDetailsForgottenCookie(c: Context, now: Date, secure: boolean): void {
  const seconds = Math.ceil(now.getTime() / 1000)
  const attributes = { path: '/', maxAge: KEPT_SECONDS, sameSite: 'Lax', httpOnly: true, secure } as const
  setCookie(c, COOKIE_NAME, String(seconds), attributes)
}
