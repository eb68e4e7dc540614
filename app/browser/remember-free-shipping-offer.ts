import {
  formatOffers,
  parseOffers,
  OFFER_COOKIE,
  getOfferSeconds,
} from '../../domain/checkout/offer-cookie.ts'
import type { FreeShippingOffer } from '../../domain/checkout/free-shipping-offers.ts'

/** Stores that this browser visited a page with a free-shipping offer, so that the checkout honours it. */
export function rememberFreeShippingOffer(offer: FreeShippingOffer): void {
  const given = readFreeShippingOffers()
  if (given.includes(offer)) return
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const value = formatOffers([...given, offer])
  document.cookie = `${OFFER_COOKIE}=${value}; Path=/; Max-Age=${getOfferSeconds()}; SameSite=Lax${secure}`
}

/** Returns the free-shipping offers that this browser has seen. */
export function readFreeShippingOffers(): FreeShippingOffer[] {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${OFFER_COOKIE}=`))
  return parseOffers(entry?.slice(OFFER_COOKIE.length + 1) ?? '')
}
