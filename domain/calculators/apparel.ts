import { settings } from '../settings/settings.ts'
import { type Cents, formatMoney, computeProportion } from '../money.ts'
import { findTier, getQuantityTiers } from '../pricing/quantity-tiers.ts'
import { defineCalculatorRules, listOptions } from './calculator-rules.ts'
import { MM_PER_INCH } from './work-order.ts'

/** The base price of one printed garment (specification of the marketing pages, section 9 "Apparel"). */
export const GARMENTS = {
  tshirt: {
    get baseCents() {
      return settings.apparelPrices.tshirtCents
    },
  },
  polo: {
    get baseCents() {
      return settings.apparelPrices.poloCents
    },
  },
  hoodie: {
    get baseCents() {
      return settings.apparelPrices.hoodieCents
    },
  },
  tank: {
    get baseCents() {
      return settings.apparelPrices.tankCents
    },
  },
  'long-sleeve': {
    get baseCents() {
      return settings.apparelPrices.longSleeveCents
    },
  },
} as const
export type Garment = keyof typeof GARMENTS

const volumes = () => getQuantityTiers('apparel')
export const APPAREL_QUANTITIES = [25, 50, 100, 200, 500, 1_000] as const

/** Fabric colours that the print room stocks. */
export const FABRIC_COLOURS = {
  black: { cloth: '#1d2226' },
  navy: { cloth: '#1f2d50' },
  red: { cloth: '#b3202b' },
  grey: { cloth: '#b6bcc0' },
  white: { cloth: '#ffffff' },
} as const

/** The places where a garment can be printed, with the size of the largest print. One of the places is included in the price. */
export const PRINT_PLACEMENTS = {
  chest: { widthIn: 4, heightIn: 4 },
  front: { widthIn: 11, heightIn: 14 },
  back: { widthIn: 11, heightIn: 14 },
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

const [, ...OTHER_QUANTITIES] = APPAREL_QUANTITIES

export const apparelRules = defineCalculatorRules({
  kind: 'apparel',
  path: '/collection/custom-heat-transfer-apparel',
  image: '/made-to-order/apparel.svg',
  takesArtwork: true,
  fields: {
    garment: { kind: 'choice', options: listOptions(GARMENTS), preset: 'tshirt' },
    quantity: { kind: 'amount', options: APPAREL_QUANTITIES, preset: 50 },
    cloth: { kind: 'choice', options: listOptions(FABRIC_COLOURS), preset: 'black' },
    place: { kind: 'choice', options: listOptions(PRINT_PLACEMENTS), preset: 'front' },
    words: { kind: 'words', most: 300, preset: '' },
  },
  work: ({ garment = '', place }, number) => {
    const { widthIn, heightIn } = place === 'chest' ? PRINT_PLACEMENTS.chest : PRINT_PLACEMENTS.front
    return {
      pieces: number('quantity'),
      size: { widthMm: widthIn * MM_PER_INCH, heightMm: heightIn * MM_PER_INCH },
      grams: number('quantity') * (GARMENT_GRAMS[garment] ?? TSHIRT_GRAMS),
    }
  },
  price: ({ garment, quantity }) => {
    const volume = findTier(volumes(), quantity)
    const eachCents = computeGarmentPrice(garment, quantity)
    const next = OTHER_QUANTITIES.find((more) => findTier(volumes(), more).from > volume.from)
    return {
      totalCents: eachCents * quantity,
      each: formatMoney(eachCents),
      nextBreak:
        next === undefined
          ? null
          : {
              quantity: next,
              each: formatMoney(computeGarmentPrice(garment, next)),
              totalCents: computeGarmentPrice(garment, next) * next,
            },
      eachCents,
      savedCents: (GARMENTS[garment].baseCents - eachCents) * quantity,
      volume,
    }
  },
})
