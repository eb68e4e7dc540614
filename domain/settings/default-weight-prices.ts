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
