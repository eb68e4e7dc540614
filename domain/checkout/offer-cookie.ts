import { settings } from '../settings/settings.ts'
import { parseFreeShippingOffer, type FreeShippingOffer } from './free-shipping-offers.ts'

/** The name of the cookie that remembers the free-shipping offers on landing pages that the visitor has seen. */
export const OFFER_COOKIE = 'shippingPromises'
export const getOfferSeconds = (): number => settings.links.offerDays * 24 * 60 * 60

/** Parses the offers in the cookie. Duplicates and unknown offers are left out. */
export function parseOffers(text: string): FreeShippingOffer[] {
  const offers = text.split('.').flatMap((name) => parseFreeShippingOffer(name) ?? [])
  return [...new Set(offers)]
}

export const formatOffers = (offers: readonly FreeShippingOffer[]): string =>
  [...new Set(offers)].toSorted().join('.')
