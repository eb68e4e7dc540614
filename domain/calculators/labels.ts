import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import { lowerCaseForSentence } from '../lower-case-for-sentence.ts'
import { formatMoney, computeProportion } from '../money.ts'
import { getQuantityTiers } from '../pricing/quantity-tiers.ts'
import { formatNumber } from '../written-number.ts'
import { findTier, defineCalculator, formatMills, formatRate, toFieldOptions } from './calculator.ts'
import { MM_PER_INCH, toSquareMetres } from './work-order.ts'

/**
 * Types of labels, with the base price per label in cents and a price factor in percent (specification of the marketing pages, section 9
 * "Labels").
 */
export const LABEL_TYPES = {
  barcode: {
    title: 'Barcode labels',
    get baseCents() {
      return settings.labelPrices.barcodeCents
    },
    get percent() {
      return getRules().labelFactors.barcodePercent
    },
    note: 'UPC, EAN or Code 128, one design',
  },
  qr: {
    title: 'QR code labels',
    get baseCents() {
      return settings.labelPrices.qrCents
    },
    get percent() {
      return getRules().labelFactors.qrPercent
    },
    note: 'linked to your page or record',
  },
  serial: {
    title: 'Serial number labels',
    get baseCents() {
      return settings.labelPrices.serialCents
    },
    get percent() {
      return getRules().labelFactors.serialPercent
    },
    note: 'every label has its own number',
  },
  regulatory: {
    title: 'Regulatory compliance labels',
    get baseCents() {
      return settings.labelPrices.regulatoryCents
    },
    get percent() {
      return getRules().labelFactors.regulatoryPercent
    },
    note: 'symbols and text you supply',
  },
  asset: {
    title: 'Asset tags',
    get baseCents() {
      return settings.labelPrices.assetCents
    },
    get percent() {
      return getRules().labelFactors.assetPercent
    },
    note: 'number, code and your name on one tag',
  },
} as const
export const LABEL_MATERIALS = {
  polyester: {
    title: 'Polyester',
    get percent() {
      return getRules().labelFactors.polyesterPercent
    },
    note: 'oil, heat and solvents; 8 years',
  },
  vinyl: {
    title: 'Vinyl',
    get percent() {
      return getRules().labelFactors.vinylPercent
    },
    note: 'flexible, for outdoors; 5 years',
  },
  paper: {
    title: 'Paper',
    get percent() {
      return getRules().labelFactors.paperPercent
    },
    note: 'dry, indoors; 1 year',
  },
  foil: {
    title: 'Foil',
    get percent() {
      return getRules().labelFactors.foilPercent
    },
    note: 'metallic, scratch-resistant; 10 years',
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

type Rate = { type: keyof typeof LABEL_TYPES; material: keyof typeof LABEL_MATERIALS; quantity: number }

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
const exactEach = (rate: Rate): string => formatRate(computeProportion(rateOf(rate), 1, 1_000), 3)
const totalOf = (rate: Rate): number => computeProportion(rateOf(rate), rate.quantity, PARTS_PER_CENT)
const times = (percent: number): string => `× ${percent / 100}`

/** The most common label size, 2 × 1 in. It is used to estimate the weight, because buyers describe the size of their labels in words. */
const DEFAULT_LABEL = { widthMm: 2 * MM_PER_INCH, heightMm: MM_PER_INCH }
const STOCK_GRAMS_PER_M2 = 250

export const labelCalculator = defineCalculator({
  kind: 'labels',
  title: 'Barcode and compliance labels',
  path: '/collection/barcode-compliance-labels',
  image: '/made-to-order/labels.svg',
  takesArtwork: true,
  fields: {
    type: {
      kind: 'choice',
      look: 'radio',
      label: 'Type of label',
      options: toFieldOptions(LABEL_TYPES),
      preset: 'barcode',
    },
    material: {
      kind: 'choice',
      look: 'select',
      label: 'Material',
      options: toFieldOptions(LABEL_MATERIALS),
      preset: 'polyester',
    },
    quantity: { kind: 'amount', label: 'How many labels', options: LABEL_QUANTITIES, preset: 1_000 },
    words: {
      kind: 'words',
      label: 'Size and data',
      most: 300,
      preset: '',
    },
  },
  work: ({ material = '' }, number) => ({
    pieces: number('quantity'),
    size: null,
    sizeNote: 'as the customer wrote under “Size and data”',
    film: `${material.charAt(0).toUpperCase()}${material.slice(1)} label stock`,
    cut: 'Kiss cut on rolls',
    grams: number('quantity') * toSquareMetres(DEFAULT_LABEL) * STOCK_GRAMS_PER_M2,
  }),
  name: ({ quantity, type, material }) =>
    `${formatNumber(quantity)} ${lowerCaseForSentence(LABEL_TYPES[type].title)}, ${LABEL_MATERIALS[material].title.toLowerCase()}`,
  price: (asked) => {
    const { type, material, quantity } = asked
    const { title, baseCents, percent } = LABEL_TYPES[type]
    const volume = findTier(getLabelVolumes(), quantity)
    const next = LABEL_QUANTITIES.find((more) => findTier(getLabelVolumes(), more).from > volume.from)
    return {
      totalCents: totalOf(asked),
      each: formatLabelPriceEach(asked),
      piece: 'label',
      reasons: [
        { label: 'Base price', text: `${title}: ${formatMoney(baseCents)}` },
        { label: 'Type of label', text: `${title}: ${times(percent)}` },
        {
          label: 'Material',
          text: `${LABEL_MATERIALS[material].title}: ${times(LABEL_MATERIALS[material].percent)}`,
        },
        {
          label: 'Quantity',
          text:
            volume.factor === 1_000
              ? `under ${formatNumber(getLabelVolumes()[1]?.from ?? quantity + 1)}: no discount`
              : `from ${formatNumber(volume.from)}: ${times(volume.factor / 10)}`,
        },
        {
          label: 'Total',
          text: `${formatNumber(quantity)} × ${exactEach(asked)} is ${formatMoney(totalOf(asked))}`,
        },
      ],
      nextBreak: next === undefined ? null : breakAt({ type, material, quantity: next }),
    }
  },
})

const breakAt = (rate: Rate) => ({
  quantity: rate.quantity,
  each: exactEach(rate),
  totalCents: totalOf(rate),
})
