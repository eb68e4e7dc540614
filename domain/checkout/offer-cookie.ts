import { settings } from '../settings/settings.ts'
import { parseFreeShippingOffer, type FreeShippingOffer } from './free-shipping-offers.ts'

/** The cookie with the free-shipping offers of the landing pages that a browser visited. */
export const OFFER_COOKIE = 'shippingPromises'
export const offerSeconds = (): number => settings.links.offerDays * 24 * 60 * 60

/** Parses the cookie's offers without duplicates; unknown ones are dropped. */
export function parseOffers(text: string): FreeShippingOffer[] {
  const offers = text.split('.').flatMap((name) => parseFreeShippingOffer(name) ?? [])
  return [...new Set(offers)]
}

export const formatOffers = (offers: readonly FreeShippingOffer[]): string =>
  [...new Set(offers)].toSorted().join('.')
