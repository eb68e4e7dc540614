/**
 * A discount that begins at the quantity `from`. For decals, it applies only to the pieces from that quantity on. For other items, it
 * applies to all pieces of the order line.
 */
export type QuantityDiscount = { from: number; percentOff: number }

/**
 * The factors by which calculators multiply base prices, and the quantities or sizes from which each factor applies. Factors are in
 * percent: 100 doesn't change the price.
 */
export type FactorSettings = {
  /** Discounts in percent, smallest quantity first. */
  quantityDiscounts: {
    decals: readonly QuantityDiscount[]
    apparel: readonly QuantityDiscount[]
    labels: readonly QuantityDiscount[]
    packaging: readonly QuantityDiscount[]
  }
  /** Factors for a label's base price, by type and by material. */
  labelFactors: {
    barcodePercent: number
    qrPercent: number
    serialPercent: number
    regulatoryPercent: number
    assetPercent: number
    polyesterPercent: number
    vinylPercent: number
    paperPercent: number
    foilPercent: number
  }
  /** Factors for a floor's price, by the slip rating of the film. */
  floorFactors: {
    smoothPercent: number
    texturedPercent: number
    gritPercent: number
  }
  /** Price factors for large walls. Each applies to the part of the wall's area above a limit in square feet. */
  muralFactors: {
    largeOverFeet: number
    largePercent: number
    hugeOverFeet: number
    hugePercent: number
  }
  /**
   * For packaging mock-ups: the price factors by longest side in mm, the number of included revision rounds, and the production days of
   * each type.
   */
  packagingFactors: {
    largeOverMm: number
    largePercent: number
    hugeOverMm: number
    hugePercent: number
    roundsIncluded: number
    /** Days from approval until a mock-up is ready: "3-5 days". */
    boxDays: string
    bottleDays: string
    bagDays: string
    labelDays: string
  }
  /** The quantities from which a sign gets cheaper. */
  yardSignBreaks: {
    first: number
    second: number
    third: number
  }
}

/**
 * The default values. They come from section 9 of the specification, except the factors for walls and package sizes, which the shop has
 * chosen.
 */
export const DEFAULT_FACTORS: FactorSettings = {
  quantityDiscounts: {
    decals: [
      { from: 10, percentOff: 20 },
      { from: 25, percentOff: 36 },
      { from: 50, percentOff: 48 },
      { from: 100, percentOff: 58 },
      { from: 250, percentOff: 66 },
      { from: 500, percentOff: 72 },
    ],
    apparel: [
      { from: 50, percentOff: 10 },
      { from: 100, percentOff: 15 },
      { from: 200, percentOff: 20 },
      { from: 500, percentOff: 30 },
    ],
    labels: [
      { from: 1_000, percentOff: 10 },
      { from: 5_000, percentOff: 20 },
      { from: 10_000, percentOff: 30 },
    ],
    packaging: [
      { from: 3, percentOff: 10 },
      { from: 5, percentOff: 20 },
      { from: 10, percentOff: 30 },
    ],
  },
  labelFactors: {
    barcodePercent: 100,
    qrPercent: 120,
    serialPercent: 150,
    regulatoryPercent: 200,
    assetPercent: 180,
    polyesterPercent: 100,
    vinylPercent: 80,
    paperPercent: 60,
    foilPercent: 140,
  },
  floorFactors: { smoothPercent: 100, texturedPercent: 140, gritPercent: 180 },
  muralFactors: { largeOverFeet: 100, largePercent: 90, hugeOverFeet: 250, hugePercent: 80 },
  packagingFactors: {
    largeOverMm: 200,
    largePercent: 120,
    hugeOverMm: 300,
    hugePercent: 140,
    roundsIncluded: 3,
    boxDays: '3-5 days',
    bottleDays: '5-7 days',
    bagDays: '2-4 days',
    labelDays: '1-3 days',
  },
  yardSignBreaks: { first: 10, second: 25, third: 50 },
}
