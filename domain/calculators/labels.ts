import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import { computeProportion } from '../money.ts'
import { findTier, getQuantityTiers } from '../pricing/quantity-tiers.ts'
import { defineCalculatorRules, listOptions } from './calculator-rules.ts'
import { formatMills, formatRate } from './price-rates.ts'
import { MM_PER_INCH, toSquareMetres } from './work-order.ts'

/**
 * Types of labels, with the base price per label in cents and a price factor in percent (specification of the marketing pages, section 9
 * "Labels").
 */
export const LABEL_TYPES = {
  barcode: {
    get baseCents() {
      return settings.labelPrices.barcodeCents
    },
    get percent() {
      return getRules().labelFactors.barcodePercent
    },
  },
  qr: {
    get baseCents() {
      return settings.labelPrices.qrCents
    },
    get percent() {
      return getRules().labelFactors.qrPercent
    },
  },
  serial: {
    get baseCents() {
      return settings.labelPrices.serialCents
    },
    get percent() {
      return getRules().labelFactors.serialPercent
    },
  },
  regulatory: {
    get baseCents() {
      return settings.labelPrices.regulatoryCents
    },
    get percent() {
      return getRules().labelFactors.regulatoryPercent
    },
  },
  asset: {
    get baseCents() {
      return settings.labelPrices.assetCents
    },
    get percent() {
      return getRules().labelFactors.assetPercent
    },
  },
} as const
export const LABEL_MATERIALS = {
  polyester: {
    get percent() {
      return getRules().labelFactors.polyesterPercent
    },
  },
  vinyl: {
    get percent() {
      return getRules().labelFactors.vinylPercent
    },
  },
  paper: {
    get percent() {
      return getRules().labelFactors.paperPercent
    },
  },
  foil: {
    get percent() {
      return getRules().labelFactors.foilPercent
    },
  },
} as const
/** Price factors of labels by quantity, in thousandths. */
export const getLabelVolumes = () => getQuantityTiers('labels')
export const LABEL_QUANTITIES = [500, 1_000, 2_500, 5_000, 10_000, 25_000] as const

/**
 * The base price of a label in cents is multiplied by two factors in percent and one factor in thousandths. The result of the
 * multiplication has to be divided by this number to get cents.
 */
const PARTS_PER_CENT = 100 * 100 * 1_000

export type LabelType = keyof typeof LABEL_TYPES
export type LabelMaterial = keyof typeof LABEL_MATERIALS
type Rate = { type: LabelType; material: LabelMaterial; quantity: number }

/** Returns the exact price per label, before the division by `PARTS_PER_CENT`. */
function rateOf({ type, material, quantity }: Rate): number {
  const { baseCents, percent } = LABEL_TYPES[type]
  const { factor } = findTier(getLabelVolumes(), quantity)
  return baseCents * LABEL_MATERIALS[material].percent * percent * factor
}

/** Returns the price per label for display, rounded to a tenth of a cent: "CA$0.108". */
export const formatLabelPriceEach = (rate: Rate): string =>
  formatMills(computeProportion(rateOf(rate), 10, PARTS_PER_CENT))
/**
 * Returns the unrounded price per label. It is shown beside the total, so that a buyer can check the total: 1,000 labels at CA$0.1296 cost
 * CA$129.60.
 */
export const formatLabelPriceExactly = (rate: Rate): string =>
  formatRate(computeProportion(rateOf(rate), 1, 1_000), 3)
const totalOf = (rate: Rate): number => computeProportion(rateOf(rate), rate.quantity, PARTS_PER_CENT)

/** The most common label size, 2 × 1 in. It is used to estimate the weight, because buyers describe the size of their labels in words. */
const DEFAULT_LABEL = { widthMm: 2 * MM_PER_INCH, heightMm: MM_PER_INCH }
const STOCK_GRAMS_PER_M2 = 250

export const labelRules = defineCalculatorRules({
  kind: 'labels',
  path: '/collection/barcode-compliance-labels',
  image: '/made-to-order/labels.svg',
  takesArtwork: true,
  fields: {
    type: { kind: 'choice', options: listOptions(LABEL_TYPES), preset: 'barcode' },
    material: { kind: 'choice', options: listOptions(LABEL_MATERIALS), preset: 'polyester' },
    quantity: { kind: 'amount', options: LABEL_QUANTITIES, preset: 1_000 },
    words: { kind: 'words', most: 300, preset: '' },
  },
  work: (_, number) => ({
    pieces: number('quantity'),
    size: null,
    grams: number('quantity') * toSquareMetres(DEFAULT_LABEL) * STOCK_GRAMS_PER_M2,
  }),
  price: (asked) => {
    const { type, material, quantity } = asked
    const volume = findTier(getLabelVolumes(), quantity)
    const next = LABEL_QUANTITIES.find((more) => findTier(getLabelVolumes(), more).from > volume.from)
    return {
      totalCents: totalOf(asked),
      each: formatLabelPriceEach(asked),
      nextBreak: next === undefined ? null : breakAt({ type, material, quantity: next }),
      volume,
    }
  },
})

const breakAt = (rate: Rate) => ({
  quantity: rate.quantity,
  each: formatLabelPriceExactly(rate),
  totalCents: totalOf(rate),
})
