import type { Cents } from '../money.ts'

/** The shop's prices for made-to-order items, before tax, grouped by kind. */
export type PriceSettings = {
  /**
   * The price of a square inch of each printed vinyl in cents, the surcharge for a matte finish in percent, the price per piece in cents,
   * and the minimum for an order line.
   */
  decalPrices: {
    everyday: number
    premium: number
    removable: number
    reflective: number
    mattePercent: number
    pieceCents: Cents
    leastLineCents: Cents
  }
  /** The price of a square foot of vinyl, and the surcharges for the other materials in percent. */
  bannerPrices: {
    squareFootCents: Cents
    leastCents: Cents
    meshPercent: number
    fabricPercent: number
    designCents: Cents
  }
  /** The price of each credit package. */
  creditPrices: {
    basicCents: Cents
    standardCents: Cents
    premiumCents: Cents
    businessCents: Cents
    bannerSmallCents: Cents
    bannerLargeCents: Cents
  }
  /** The price per sign by quantity, and the price of the design service. */
  yardSignPrices: {
    from1Cents: Cents
    from10Cents: Cents
    from25Cents: Cents
    from50Cents: Cents
    designCents: Cents
  }
  /** The price per printed garment, before quantity discounts. */
  apparelPrices: {
    tshirtCents: Cents
    poloCents: Cents
    hoodieCents: Cents
    tankCents: Cents
    longSleeveCents: Cents
  }
  /** The price per polyester label, before factors for type and quantity. */
  labelPrices: {
    barcodeCents: Cents
    qrCents: Cents
    serialCents: Cents
    regulatoryCents: Cents
    assetCents: Cents
  }
  /** For murals: the prices per square foot, and the minimum prices. */
  muralPrices: {
    peelStickCents: Cents
    smoothCents: Cents
    texturedCents: Cents
    leastCents: Cents
    laminateCents: Cents
    installationCents: Cents
    leastInstallationCents: Cents
  }
  /** For packaging mock-ups: the price of each type in the smallest size, and the price of an extra round of changes. */
  packagingPrices: {
    boxCents: Cents
    bottleCents: Cents
    bagCents: Cents
    labelCents: Cents
    extraRevisionCents: Cents
  }
  /** For floor graphics: the prices of a metre of line, a pictogram and a word, and the minimum price. */
  floorPrices: {
    wideCents: Cents
    narrowCents: Cents
    pictogramCents: Cents
    wordCents: Cents
    leastCents: Cents
  }
}

/** The default prices. They come from the specification, or were chosen by the shop where the specification has no price. */
export const DEFAULT_PRICES: PriceSettings = {
  decalPrices: {
    everyday: 12,
    premium: 16.5,
    removable: 14,
    reflective: 27.5,
    mattePercent: 6,
    pieceCents: 1_50,
    leastLineCents: 4_99,
  },
  bannerPrices: {
    squareFootCents: 8_50,
    leastCents: 49_99,
    meshPercent: 20,
    fabricPercent: 30,
    designCents: 75_00,
  },
  creditPrices: {
    basicCents: 19_99,
    standardCents: 39_99,
    premiumCents: 79_99,
    businessCents: 179_99,
    bannerSmallCents: 75_00,
    bannerLargeCents: 125_00,
  },
  yardSignPrices: {
    from1Cents: 34_99,
    from10Cents: 29_99,
    from25Cents: 24_99,
    from50Cents: 19_99,
    designCents: 19_99,
  },
  apparelPrices: {
    tshirtCents: 8_99,
    poloCents: 12_99,
    hoodieCents: 24_99,
    tankCents: 7_99,
    longSleeveCents: 11_99,
  },
  labelPrices: {
    barcodeCents: 12,
    qrCents: 15,
    serialCents: 18,
    regulatoryCents: 25,
    assetCents: 22,
  },
  muralPrices: {
    peelStickCents: 4_50,
    smoothCents: 4_20,
    texturedCents: 5_90,
    leastCents: 149_00,
    laminateCents: 1_25,
    installationCents: 3_50,
    leastInstallationCents: 280_00,
  },
  packagingPrices: {
    boxCents: 299_00,
    bottleCents: 399_00,
    bagCents: 249_00,
    labelCents: 199_00,
    extraRevisionCents: 45_00,
  },
  floorPrices: {
    wideCents: 5_00,
    narrowCents: 3_50,
    pictogramCents: 23_00,
    wordCents: 16_00,
    leastCents: 60_00,
  },
}
