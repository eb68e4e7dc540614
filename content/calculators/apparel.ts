import {
  APPAREL_QUANTITIES,
  apparelRules,
  type FABRIC_COLOURS,
  type Garment,
  GARMENTS,
  PRINT_PLACEMENTS,
} from '../../domain/calculators/apparel.ts'
import { formatMoney } from '../../domain/money.ts'
import { formatNumber } from '../../domain/written-number.ts'
import { describeCalculator } from './describe-calculator.ts'

export const garments = {
  tshirt: { label: 'T-shirt', note: 'combed cotton' },
  polo: { label: 'Polo', note: 'piqué knit with a placket' },
  hoodie: { label: 'Hoodie', note: 'brushed inside, pouch pocket' },
  tank: { label: 'Tank', note: 'for camps and regattas' },
  'long-sleeve': { label: 'Long sleeve', note: 'cotton with ribbed cuffs' },
} satisfies Record<Garment, { label: string; note: string }>

export const fabricColours = {
  black: { label: 'Black' },
  navy: { label: 'Navy' },
  red: { label: 'Red' },
  grey: { label: 'Heather grey' },
  white: { label: 'White' },
} satisfies Record<keyof typeof FABRIC_COLOURS, { label: string }>

const upTo = (placement: keyof typeof PRINT_PLACEMENTS): string => {
  const { widthIn, heightIn } = PRINT_PLACEMENTS[placement]
  return `up to ${widthIn} × ${heightIn} in`
}

export const printPlacements = {
  chest: { label: 'Left chest', note: upTo('chest') },
  front: { label: 'Full front', note: upTo('front') },
  back: { label: 'Full back', note: upTo('back') },
} satisfies Record<keyof typeof PRINT_PLACEMENTS, { label: string; note: string }>

const [MIN_QUANTITY] = APPAREL_QUANTITIES

export const apparelCalculator = describeCalculator(apparelRules, {
  title: 'Heat-transfer apparel',
  fields: {
    garment: { look: 'radio', label: 'Garment', options: garments },
    quantity: { label: 'How many pieces' },
    cloth: { look: 'select', label: 'Colour', options: fabricColours },
    place: { look: 'select', label: 'Print', options: printPlacements },
    words: {
      label: 'Sizes and print',
      hint: 'For example: 10 S, 20 M, 15 L, 5 XL, the crest in white. You approve a proof before we press.',
    },
  },
  needs: 'The print artwork, and how many of each size: ask the customer for both.',
  work: () => ({
    film: 'Heat-transfer film, one colour',
    cut: 'Cut mirrored, weeded and pressed; the size is the most that fits',
  }),
  name: ({ quantity, garment, cloth }) =>
    `${formatNumber(quantity)} × ${garments[garment].label}, ${fabricColours[cloth].label.toLowerCase()}`,
  piece: () => 'piece',
  reasons: ({ garment, quantity }, { eachCents, savedCents, volume }) => [
    {
      label: 'Garment',
      text: `${garments[garment].label} with its print: ${formatMoney(GARMENTS[garment].baseCents)}`,
    },
    {
      label: 'Quantity',
      text:
        volume.factor === 1_000
          ? `${MIN_QUANTITY} pieces: no discount yet`
          : `from ${volume.from}: × ${volume.factor / 1_000}`,
    },
    { label: 'Total', text: `${formatNumber(quantity)} × ${formatMoney(eachCents)}` },
    ...(savedCents > 0
      ? [
          {
            label: 'You save',
            text: `${formatMoney(savedCents)} compared with ordering ${MIN_QUANTITY} at a time`,
          },
        ]
      : []),
    { label: 'Included', text: 'one print in one colour, any mix of sizes, a proof' },
  ],
})
