import { parseShippingPromise, type ShippingPromise } from './shipping-promises.ts'

/** The cookie with the free-shipping offers of the landing pages that a browser visited. */
export const PROMISE_COOKIE = 'shippingPromises'
export const PROMISE_KEPT_SECONDS = 30 * 24 * 60 * 60

/** Parses the cookie's offers without duplicates; unknown ones are dropped. */
export function parsePromises(text: string): ShippingPromise[] {
  const promises = text.split('.').flatMap((name) => parseShippingPromise(name) ?? [])
  return [...new Set(promises)]
}

export const formatPromises = (promises: readonly ShippingPromise[]): string =>
  [...new Set(promises)].toSorted().join('.')
