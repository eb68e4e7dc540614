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

/**
 * Free-shipping thresholds that landing pages advertise (specification, section 9, and the marketing pages). They differ, and each is honoured
 * for visitors of its page, in Canada and the United States alike, since the pages make no exception.
 */
export const FREE_SHIPPING_OFFERS = {
  /** The banner designer's: weaker than the shop-wide offer in Canada, but the only one for the United States. */
  banner: 100_00,
  gaming: 35_00,
  /** State pages and other marketing pages that name $50 without a code. */
  marketing: 50_00,
} as const satisfies Record<string, Cents>

export type FreeShippingOffer = keyof typeof FREE_SHIPPING_OFFERS

const OFFERS: readonly FreeShippingOffer[] = ['gaming', 'marketing', 'banner']

/** Parses the name of an offer from a page or a stored cart; null for any other text. */
export function parseFreeShippingOffer(text: string): FreeShippingOffer | null {
  return OFFERS.find((offer) => offer === text) ?? null
}
