import { type Cents, toDecimal } from '../money.ts'
import { settings } from '../settings/settings.ts'

/**
 * Returns the threshold for free shipping within Canada, by default $75 (specification, section 9: home trust strip and FAQ). The subtotal
 * must be higher than the threshold: an order of exactly $75.00 doesn't ship free. The same is true of all of the shop's thresholds.
 */
export const getFreeShippingThreshold = (): Cents => settings.shipping.freeOverCents

/** Formats a threshold for pages: $75, or $49.50 (decision 029). */
export const formatThreshold = (cents: Cents): string => `$${toDecimal(cents).replace(/\.00$/, '')}`

/** The code of the offer in the header: free shipping on local purchases over $50 (specification, section 2). */
export const LOCAL_DISCOUNT_CODE = 'NIAGARALOCAL'
export const getLocalCodeThreshold = (): Cents => settings.shipping.localCodeOverCents

/** Free-shipping offers on landing pages. The threshold of each is a setting (`getRules().freeShippingOffers`). */
export const FREE_SHIPPING_OFFERS = ['gaming', 'marketing', 'banner'] as const

export type FreeShippingOffer = (typeof FREE_SHIPPING_OFFERS)[number]

/** Parses the name of an offer, from a page or a stored cart; null for any other text. */
export function parseFreeShippingOffer(text: string): FreeShippingOffer | null {
  return FREE_SHIPPING_OFFERS.find((offer) => offer === text) ?? null
}
