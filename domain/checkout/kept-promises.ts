import { parseShippingPromise, type ShippingPromise } from './shipping-promises.ts'

/** The cookie that remembers which landing pages with a promise of free shipping a browser came by. */
export const PROMISE_COOKIE = 'shippingPromises'
export const PROMISE_KEPT_SECONDS = 30 * 24 * 60 * 60

/** Promises as the cookie has them, each once; what is none is left out. */
export function parsePromises(text: string): ShippingPromise[] {
  const promises = text.split('.').flatMap((name) => parseShippingPromise(name) ?? [])
  return [...new Set(promises)]
}

export const formatPromises = (promises: readonly ShippingPromise[]): string =>
  [...new Set(promises)].toSorted().join('.')
