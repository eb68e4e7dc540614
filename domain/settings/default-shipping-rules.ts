/** From the ceilings of free shipping on: what is too heavy to ship free doesn't ship at the price of an envelope either. */
export const DEFAULT_WEIGHT_PRICES = {
  regionalByWeight: [{ overKg: 30, priceCents: 29_99 }],
  canadaByWeight: [
    { overKg: 20, priceCents: 49_99 },
    { overKg: 40, priceCents: 89_99 },
  ],
  usaByWeight: [
    { overKg: 5, priceCents: 39_99 },
    { overKg: 15, priceCents: 79_99 },
    { overKg: 30, priceCents: 149_99 },
  ],
} as const

/**
 * Thresholds that landing pages advertise (specification, section 9, and the marketing pages). They differ, and each is honoured for visitors of
 * its page, in Canada and the United States alike, since the pages make no exception.
 */
export const DEFAULT_FREE_SHIPPING_OFFERS = {
  gaming: 35_00,
  /** State pages and other marketing pages that name $50 without a code. */
  marketing: 50_00,
  /** The banner designer's: weaker than the shop-wide offer in Canada, but the only one for the United States. */
  banner: 100_00,
}
