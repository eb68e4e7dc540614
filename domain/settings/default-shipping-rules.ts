/**
 * Prices of heavier parcels. The weight limits are the same as for free shipping, because a parcel that is too heavy to ship free is also
 * too heavy to ship at the price of an envelope.
 */
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
 * The thresholds of the free-shipping offers on landing pages (specification of the storefront and of the marketing pages, section 9). Each
 * offer is only for visitors of its page, and applies in Canada and in the United States.
 */
export const DEFAULT_FREE_SHIPPING_OFFERS = {
  gaming: 35_00,
  /** The offer on the marketing pages, such as the pages for US states: free shipping over $50, without a code. */
  marketing: 50_00,
  /**
   * The offer of the banner designer. This offer only helps customers in the United States: within Canada, all orders ship free from a
   * lower amount.
   */
  banner: 100_00,
}
