import { settings } from '../settings/settings.ts'
import { parseFreeShippingOffer, type FreeShippingOffer } from './free-shipping-offers.ts'

/** The cookie with the free-shipping offers that a browser has seen on landing pages. */
export const OFFER_COOKIE = 'shippingPromises'
export const getOfferSeconds = (): number => settings.links.offerDays * 24 * 60 * 60

/** Parses the offers in the cookie, dropping duplicates and unknown ones. */
export function parseOffers(text: string): FreeShippingOffer[] {
  const offers = text.split('.').flatMap((name) => parseFreeShippingOffer(name) ?? [])
  return [...new Set(offers)]
}

export const formatOffers = (offers: readonly FreeShippingOffer[]): string =>
  [...new Set(offers)].toSorted().join('.')
