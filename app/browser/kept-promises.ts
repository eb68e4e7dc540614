import {
  formatPromises,
  parsePromises,
  PROMISE_COOKIE,
  PROMISE_KEPT_SECONDS,
} from '../../domain/checkout/kept-promises.ts'
import type { ShippingPromise } from '../../domain/checkout/shipping-promises.ts'

/** Records that this browser visited a page with a free-shipping offer, so that the checkout honours it. */
export function rememberPromise(promise: ShippingPromise): void {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${PROMISE_COOKIE}=`))
  const given = parsePromises(entry?.slice(PROMISE_COOKIE.length + 1) ?? '')
  if (given.includes(promise)) return
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const value = formatPromises([...given, promise])
  document.cookie = `${PROMISE_COOKIE}=${value}; Path=/; Max-Age=${PROMISE_KEPT_SECONDS}; SameSite=Lax${secure}`
}
