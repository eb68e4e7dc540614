import { type Cents, formatMoney } from '../money.ts'
import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import { findTier, defineCalculator } from './calculator.ts'
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

export const yardSignCalculator = defineCalculator({
  kind: 'yard-signs',
  title: 'Custom yard signs',
  path: '/collection/custom-yard-signs',
  image: '/made-to-order/yard-signs.svg',
  takesArtwork: true,
  fields: {
    size: {
      kind: 'choice',
      look: 'radio',
      label: 'Size',
      options: [
        { value: '18x24', label: '18" × 24"', note: 'readable from a passing car' },
        { value: '16x20', label: '16" × 20"', note: 'for narrow boulevards and fences' },
      ],
      preset: '18x24',
    },
    quantity: { kind: 'amount', label: 'How many signs', options: YARD_SIGN_QUANTITIES, preset: 1 },
    design: {
      kind: 'choice',
      look: 'radio',
      label: 'Design',
      options: [
        { value: 'own', label: 'I have a design', note: 'PNG, JPG, PDF or AI, up to 10 MB' },
        {
          value: 'service',
          label: 'Design it for me',
          get note() {
            return `${formatMoney(getDesignServiceCents())} one-time fee`
          },
        },
      ],
      preset: 'own',
    },
    words: {
      kind: 'words',
      label: 'Text on the sign',
      most: 300,
      preset: '',
    },
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
      sizeNote: '',
      film: 'Printed on 4 mm corrugated plastic',
      cut: 'Cut to size, flutes upright, one step stake each',
      grams: pieces * (toSquareMetres(box) * PLASTIC_GRAMS_PER_M2 + STAKE_GRAMS),
    }
  },
  name: ({ quantity, size, design }) =>
    `${quantity} ${quantity === 1 ? 'sign' : 'signs'}, ${size.replace('x', ' × ')} in${design === 'service' ? ', with design' : ''}`,
  price: ({ quantity, design }) => {
    const { from, eachCents } = findTier(YARD_SIGN_TIERS, quantity)
    const next = YARD_SIGN_QUANTITIES.find((more) => findTier(YARD_SIGN_TIERS, more).from > from)
    const serviceCents = design === 'service' ? getDesignServiceCents() : 0
    const saved = (SINGLE_SIGN_TIER.eachCents - eachCents) * quantity
    return {
      totalCents: quantity * eachCents + serviceCents,
      each: formatMoney(eachCents),
      piece: 'sign',
      reasons: [
        {
          label: 'Signs',
          text: `${quantity} × ${formatMoney(eachCents)}${from > 1 ? `, the price for ${from} or more` : ''}`,
        },
        ...(saved > 0
          ? [{ label: 'You save', text: `${formatMoney(saved)} compared with single signs` }]
          : []),
        {
          label: 'Design',
          text:
            serviceCents > 0
              ? `${formatMoney(serviceCents)}, one-time fee for this design`
              : 'your own, no charge',
        },
        { label: 'Included', text: 'full colour, 4 mm corrugated plastic, one step stake per sign' },
      ],
      nextBreak: next === undefined ? null : breakAt(next, serviceCents),
    }
  },
})

function breakAt(quantity: number, serviceCents: Cents) {
  const { eachCents } = findTier(YARD_SIGN_TIERS, quantity)
  return { quantity, each: formatMoney(eachCents), totalCents: quantity * eachCents + serviceCents }
}
