/**
 * Prices for parcels above the weight limits of free shipping. A parcel that is too heavy to ship free is also too heavy to ship at the
 * price of an envelope.
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
  /** State pages and other marketing pages, which advertise $50 without a code. */
  marketing: 50_00,
  /** The banner designer. Within Canada the shop-wide threshold is lower; for the United States this offer is the only one. */
  banner: 100_00,
}
