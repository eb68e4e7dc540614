import { type Cents, toDecimal } from '../money.ts'
import { settings } from '../settings/settings.ts'

/**
 * Free shipping within Canada over $75 (specification, section 9: home trust strip and FAQ), unless the settings differ. The threshold has to be
 * exceeded: $75.00 sharp isn't free. This is so for every threshold of the shop.
 */
export const freeShippingOver = (): Cents => settings.shipping.freeOverCents

/** A threshold as pages write it (decision 029): $75, or $49.50. */
export const thresholdText = (cents: Cents): string => `$${toDecimal(cents).replace(/\.00$/, '')}`

/** The header's offer: free shipping on local purchases over $50 with this code (specification, section 2). */
export const LOCAL_CODE = 'NIAGARALOCAL'
export const localCodeOver = (): Cents => settings.shipping.localCodeOverCents

/** Free-shipping offers of landing pages; their thresholds are settings (`rules().freeShippingOffers`). */
export const FREE_SHIPPING_OFFERS = ['gaming', 'marketing', 'banner'] as const

export type FreeShippingOffer = (typeof FREE_SHIPPING_OFFERS)[number]

/** Parses the name of an offer from a page or a stored cart; null for any other text. */
export function parseFreeShippingOffer(text: string): FreeShippingOffer | null {
  return FREE_SHIPPING_OFFERS.find((offer) => offer === text) ?? null
}
