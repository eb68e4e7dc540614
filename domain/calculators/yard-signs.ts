import { type Cents, formatMoney } from '../money.ts'
import { findTier } from '../pricing/quantity-tiers.ts'
import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import { defineCalculatorRules } from './calculator-rules.ts'
import { MM_PER_INCH, toSquareMetres } from './work-order.ts'

/** Price tiers by quantity (specification of the marketing pages, section 9 "Yard signs"). All sizes cost the same. */
export const YARD_SIGN_TIERS = [
  {
    from: 1,
    get eachCents() {
      return settings.yardSignPrices.from1Cents
    },
  },
  {
    get from() {
      return getRules().yardSignBreaks.first
    },
    get eachCents() {
      return settings.yardSignPrices.from10Cents
    },
  },
  {
    get from() {
      return getRules().yardSignBreaks.second
    },
    get eachCents() {
      return settings.yardSignPrices.from25Cents
    },
  },
  {
    get from() {
      return getRules().yardSignBreaks.third
    },
    get eachCents() {
      return settings.yardSignPrices.from50Cents
    },
  },
] as const
export const YARD_SIGN_QUANTITIES = [1, 5, 10, 15, 25, 35, 50, 75, 100] as const
/** The price of the design service, charged once per design for any number of signs. */
export const getDesignServiceCents = (): Cents => settings.yardSignPrices.designCents

/** The weight of 4 mm corrugated plastic in grams per square metre, and of a steel step stake (10 × 30 in) in grams. */
const PLASTIC_GRAMS_PER_M2 = 700
const STAKE_GRAMS = 250

const [SINGLE_SIGN_TIER] = YARD_SIGN_TIERS

/**
 * Returns the savings in cents if a buyer orders a tier's smallest quantity, compared with the same number of signs at the price of a
 * single sign.
 */
export const computeTierSavings = ({ from, eachCents }: (typeof YARD_SIGN_TIERS)[number]): number =>
  (SINGLE_SIGN_TIER.eachCents - eachCents) * from

export const yardSignRules = defineCalculatorRules({
  kind: 'yard-signs',
  path: '/collection/custom-yard-signs',
  image: '/made-to-order/yard-signs.svg',
  takesArtwork: true,
  fields: {
    size: { kind: 'choice', options: [{ value: '18x24' }, { value: '16x20' }], preset: '18x24' },
    quantity: { kind: 'amount', options: YARD_SIGN_QUANTITIES, preset: 1 },
    design: { kind: 'choice', options: [{ value: 'own' }, { value: 'service' }], preset: 'own' },
    words: { kind: 'words', most: 300, preset: '' },
  },
  work: ({ size = '' }, number) => {
    const [width = 24, height = 18] = size
      .split('x')
      .map(Number)
      .toSorted((a, b) => b - a)
    const box = { widthMm: width * MM_PER_INCH, heightMm: height * MM_PER_INCH }
    const pieces = number('quantity')
    return {
      pieces,
      size: box,
      grams: pieces * (toSquareMetres(box) * PLASTIC_GRAMS_PER_M2 + STAKE_GRAMS),
    }
  },
  price: ({ quantity, design }) => {
    const { from, eachCents } = findTier(YARD_SIGN_TIERS, quantity)
    const next = YARD_SIGN_QUANTITIES.find((more) => findTier(YARD_SIGN_TIERS, more).from > from)
    const serviceCents = design === 'service' ? getDesignServiceCents() : 0
    return {
      totalCents: quantity * eachCents + serviceCents,
      each: formatMoney(eachCents),
      nextBreak: next === undefined ? null : breakAt(next, serviceCents),
      tierFrom: from,
      eachCents,
      serviceCents,
      savedCents: (SINGLE_SIGN_TIER.eachCents - eachCents) * quantity,
    }
  },
})

function breakAt(quantity: number, serviceCents: Cents) {
  const { eachCents } = findTier(YARD_SIGN_TIERS, quantity)
  return { quantity, each: formatMoney(eachCents), totalCents: quantity * eachCents + serviceCents }
}
