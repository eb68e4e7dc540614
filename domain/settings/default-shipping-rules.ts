/**
 * Prices for parcels above the weight limits of free shipping. From the same limits on, a parcel is too heavy for the price of an envelope.
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
 * Thresholds of the free-shipping offers on landing pages (specification of the storefront and of the marketing pages, section 9). Each
 * applies to visitors of its own page, in Canada and in the United States.
 */
export const DEFAULT_FREE_SHIPPING_OFFERS = {
  gaming: 35_00,
  /** The offer of state pages and other marketing pages, which advertise $50 without a code. */
  marketing: 50_00,
  /** The banner designer's offer. It matters only in the United States, because the shop-wide threshold in Canada is lower. */
  banner: 100_00,
}
