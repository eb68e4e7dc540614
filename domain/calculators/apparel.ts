import { settings } from '../settings/settings.ts'
import { type Cents, formatMoney, computeProportion } from '../money.ts'
import { getQuantityTiers } from '../pricing/quantity-tiers.ts'
import { formatNumber } from '../written-number.ts'
import { findTier, defineCalculator, toFieldOptions } from './calculator.ts'
import { MM_PER_INCH } from './work-order.ts'

/** The base price of one printed garment (specification of the marketing pages, section 9 "Apparel"). */
export const GARMENTS = {
  tshirt: {
    title: 'T-shirt',
    get baseCents() {
      return settings.apparelPrices.tshirtCents
    },
    note: 'combed cotton',
  },
  polo: {
    title: 'Polo',
    get baseCents() {
      return settings.apparelPrices.poloCents
    },
    note: 'piqué knit with a placket',
  },
  hoodie: {
    title: 'Hoodie',
    get baseCents() {
      return settings.apparelPrices.hoodieCents
    },
    note: 'brushed inside, pouch pocket',
  },
  tank: {
    title: 'Tank',
    get baseCents() {
      return settings.apparelPrices.tankCents
    },
    note: 'for camps and regattas',
  },
  'long-sleeve': {
    title: 'Long sleeve',
    get baseCents() {
      return settings.apparelPrices.longSleeveCents
    },
    note: 'cotton with ribbed cuffs',
  },
} as const
export type Garment = keyof typeof GARMENTS

const volumes = () => getQuantityTiers('apparel')
export const APPAREL_QUANTITIES = [25, 50, 100, 200, 500, 1_000] as const

/** Fabric colours that the print room stocks. */
export const FABRIC_COLOURS = {
  black: { title: 'Black', cloth: '#1d2226' },
  navy: { title: 'Navy', cloth: '#1f2d50' },
  red: { title: 'Red', cloth: '#b3202b' },
  grey: { title: 'Heather grey', cloth: '#b6bcc0' },
  white: { title: 'White', cloth: '#ffffff' },
} as const

/** The places where a garment can be printed. One of them is included in the price. */
export const PRINT_PLACEMENTS = {
  chest: { title: 'Left chest', note: 'up to 4 × 4 in' },
  front: { title: 'Full front', note: 'up to 11 × 14 in' },
  back: { title: 'Full back', note: 'up to 11 × 14 in' },
} as const

/** Returns the price of one garment. It is rounded to a cent, so that multiplying it by the quantity gives exactly the total. */
export const computeGarmentPrice = (garment: Garment, quantity: number): Cents =>
  computeProportion(GARMENTS[garment].baseCents, findTier(volumes(), quantity).factor, 1_000)

/** Weight in grams of a printed garment in size L. An unknown garment counts as a T-shirt. */
const GARMENT_GRAMS: Readonly<Record<string, number>> = {
  polo: 230,
  hoodie: 560,
  tank: 150,
  'long-sleeve': 240,
}
const TSHIRT_GRAMS = 190

const [MIN_QUANTITY, ...OTHER_QUANTITIES] = APPAREL_QUANTITIES

export const apparelCalculator = defineCalculator({
  kind: 'apparel',
  title: 'Heat-transfer apparel',
  path: '/collection/custom-heat-transfer-apparel',
  image: '/made-to-order/apparel.svg',
  takesArtwork: true,
  fields: {
    garment: {
      kind: 'choice',
      look: 'radio',
      label: 'Garment',
      options: toFieldOptions(GARMENTS),
      preset: 'tshirt',
    },
    quantity: { kind: 'amount', label: 'How many pieces', options: APPAREL_QUANTITIES, preset: 50 },
    cloth: {
      kind: 'choice',
      look: 'select',
      label: 'Colour',
      options: toFieldOptions(FABRIC_COLOURS),
      preset: 'black',
    },
    place: {
      kind: 'choice',
      look: 'select',
      label: 'Print',
      options: toFieldOptions(PRINT_PLACEMENTS),
      preset: 'front',
    },
    words: {
      kind: 'words',
      label: 'Sizes and print',
      most: 300,
      preset: '',
    },
  },
  work: ({ garment = '', place }, number) => {
    const [width, height] = place === 'chest' ? [4, 4] : [11, 14]
    return {
      pieces: number('quantity'),
      size: { widthMm: width * MM_PER_INCH, heightMm: height * MM_PER_INCH },
      sizeNote: '',
      film: 'Heat-transfer film, one colour',
      cut: 'Cut mirrored, weeded and pressed; the size is the most that fits',
      grams: number('quantity') * (GARMENT_GRAMS[garment] ?? TSHIRT_GRAMS),
    }
  },
  name: ({ quantity, garment, cloth }) =>
    `${formatNumber(quantity)} × ${GARMENTS[garment].title}, ${FABRIC_COLOURS[cloth].title.toLowerCase()}`,
  price: ({ garment, quantity }) => {
    const { title, baseCents } = GARMENTS[garment]
    const volume = findTier(volumes(), quantity)
    const eachCents = computeGarmentPrice(garment, quantity)
    const saved = (baseCents - eachCents) * quantity
    const next = OTHER_QUANTITIES.find((more) => findTier(volumes(), more).from > volume.from)
    return {
      totalCents: eachCents * quantity,
      each: formatMoney(eachCents),
      piece: 'piece',
      reasons: [
        { label: 'Garment', text: `${title} with its print: ${formatMoney(baseCents)}` },
        {
          label: 'Quantity',
          text:
            volume.factor === 1_000
              ? `${MIN_QUANTITY} pieces: no discount yet`
              : `from ${volume.from}: × ${volume.factor / 1_000}`,
        },
        {
          label: 'Total',
          text: `${formatNumber(quantity)} × ${formatMoney(eachCents)}`,
        },
        ...(saved > 0
          ? [
              {
                label: 'You save',
                text: `${formatMoney(saved)} compared with ordering ${MIN_QUANTITY} at a time`,
              },
            ]
          : []),
        { label: 'Included', text: 'one print in one colour, any mix of sizes, a proof' },
      ],
      nextBreak:
        next === undefined
          ? null
          : {
              quantity: next,
              each: formatMoney(computeGarmentPrice(garment, next)),
              totalCents: computeGarmentPrice(garment, next) * next,
            },
    }
  },
})
